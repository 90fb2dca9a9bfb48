// The part of the toolchain's libIndexStore that is used here, declared by hand.
//
// Nothing is linked: each field of `IndexStoreFunctions` is looked up in the library when it is opened, in the order of
// the names in IndexStoreLibrary.swift. The types must be C's, because several functions return a structure of a
// pointer and a length by value.
#ifndef UNDERSTUDY_C_INDEX_STORE_H
#define UNDERSTUDY_C_INDEX_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *data;
    size_t length;
} IndexStoreText;

typedef void *IndexStoreHandle;

typedef bool (*IndexStoreEachText)(void *context, IndexStoreText text);
typedef bool (*IndexStoreEachHandle)(void *context, IndexStoreHandle handle);

typedef struct {
    unsigned (*format_version)(void);
    const char *(*error_get_description)(IndexStoreHandle error);
    void (*error_dispose)(IndexStoreHandle error);

    IndexStoreHandle (*store_create)(const char *path, IndexStoreHandle *error);
    void (*store_dispose)(IndexStoreHandle store);
    bool (*store_units_apply_f)(IndexStoreHandle store, unsigned sorted, void *context, IndexStoreEachText each);

    IndexStoreHandle (*unit_reader_create)(IndexStoreHandle store, const char *name, IndexStoreHandle *error);
    void (*unit_reader_dispose)(IndexStoreHandle unit);
    void (*unit_reader_get_modification_time)(IndexStoreHandle unit, int64_t *seconds, int64_t *nanoseconds);
    bool (*unit_reader_is_system_unit)(IndexStoreHandle unit);
    IndexStoreText (*unit_reader_get_main_file)(IndexStoreHandle unit);
    IndexStoreText (*unit_reader_get_module_name)(IndexStoreHandle unit);
    bool (*unit_reader_dependencies_apply_f)(IndexStoreHandle unit, void *context, IndexStoreEachHandle each);

    unsigned (*unit_dependency_get_kind)(IndexStoreHandle dependency);
    bool (*unit_dependency_is_system)(IndexStoreHandle dependency);
    IndexStoreText (*unit_dependency_get_filepath)(IndexStoreHandle dependency);
    IndexStoreText (*unit_dependency_get_name)(IndexStoreHandle dependency);

    IndexStoreHandle (*record_reader_create)(IndexStoreHandle store, const char *name, IndexStoreHandle *error);
    void (*record_reader_dispose)(IndexStoreHandle record);
    bool (*record_reader_occurrences_apply_f)(IndexStoreHandle record, void *context, IndexStoreEachHandle each);

    IndexStoreHandle (*occurrence_get_symbol)(IndexStoreHandle occurrence);
    uint64_t (*occurrence_get_roles)(IndexStoreHandle occurrence);
    void (*occurrence_get_line_col)(IndexStoreHandle occurrence, unsigned *line, unsigned *column);
    bool (*occurrence_relations_apply_f)(IndexStoreHandle occurrence, void *context, IndexStoreEachHandle each);

    IndexStoreHandle (*symbol_relation_get_symbol)(IndexStoreHandle relation);
    uint64_t (*symbol_relation_get_roles)(IndexStoreHandle relation);

    unsigned (*symbol_get_kind)(IndexStoreHandle symbol);
    unsigned (*symbol_get_subkind)(IndexStoreHandle symbol);
    IndexStoreText (*symbol_get_name)(IndexStoreHandle symbol);
    IndexStoreText (*symbol_get_usr)(IndexStoreHandle symbol);
} IndexStoreFunctions;

#endif
