// What the tool calls of Darwin's C library, with Darwin's types: a stand-in for the type checker alone.
//
// Each declaration has the types that it has in Apple's headers on 64-bit systems. That is where Darwin and Linux
// differ: a mode has 16 bits, a time stamp another name, the actions of a new process are a pointer.

#ifndef STAND_IN_DARWIN_H
#define STAND_IN_DARWIN_H

typedef unsigned long size_t;
typedef long ssize_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef unsigned long long ino_t;
typedef long time_t;
typedef unsigned int uint32_t;

struct timespec {
    time_t tv_sec;
    long tv_nsec;
};

// time.h
struct tm {
    int tm_sec;
    int tm_min;
    int tm_hour;
    int tm_mday;
    int tm_mon;
    int tm_year;
    int tm_wday;
    int tm_yday;
    int tm_isdst;
    long tm_gmtoff;
    char *tm_zone;
};
time_t time(time_t *);
struct tm *gmtime_r(const time_t *, struct tm *);

// errno.h; the variable itself is in the Swift part of the module.
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EACCES 13
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define EPIPE 32
#define EWOULDBLOCK 35
#define ENOTSUP 45
#define ENOSYS 78
#define EOPNOTSUPP 102

// fcntl.h; what takes a variable number of arguments is in the Swift part of the module.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define F_SETFD 2
#define FD_CLOEXEC 1

// sys/file.h; the structure of the same name is in fcntl.h.
#define LOCK_EX 0x02
#define LOCK_NB 0x04
int flock(int, int);

// sys/sysctl.h
int sysctlbyname(const char *, void *, size_t *, void *, size_t);

// sys/proc_info.h, libproc.h
struct proc_bsdinfo {
    unsigned int pbi_flags;
    unsigned int pbi_status;
    unsigned int pbi_xstatus;
    unsigned int pbi_pid;
    unsigned int pbi_ppid;
    uid_t pbi_uid;
    gid_t pbi_gid;
    uid_t pbi_ruid;
    gid_t pbi_rgid;
    uid_t pbi_svuid;
    gid_t pbi_svgid;
    unsigned int rfu_1;
    char pbi_comm[16];
    char pbi_name[32];
    unsigned int pbi_nfiles;
    unsigned int pbi_pgid;
    unsigned int pbi_pjobc;
    unsigned int e_tdev;
    unsigned int e_tpgid;
    int pbi_nice;
    unsigned long long pbi_start_tvsec;
    unsigned long long pbi_start_tvusec;
};
#define PROC_PIDTBSDINFO 3
int proc_pidinfo(int pid, int flavor, unsigned long long arg, void *buffer, int buffersize);

// sys/stat.h
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    unsigned int st_flags;
    unsigned int st_gen;
    int st_lspare;
    long long st_qspare[2];
};
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int futimens(int __fd, const struct timespec __times[2]);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int mkfifo(const char *, mode_t);
int stat(const char *, struct stat *);

// dirent.h
typedef struct { int __dd_fd; } DIR;
struct dirent {
    unsigned long long d_ino;
    unsigned long long d_seekoff;
    unsigned short d_reclen;
    unsigned short d_namlen;
    unsigned char d_type;
    char d_name[1024];
};
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
int closedir(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// unistd.h
#define W_OK (1 << 1)
#define _SC_NPROCESSORS_ONLN 58
int access(const char *, int);
int close(int);
int fchown(int, uid_t, gid_t);
int fsync(int);
char *getcwd(char *, size_t);
uid_t geteuid(void);
unsigned int alarm(unsigned int);
pid_t getpid(void);
pid_t getppid(void);
__attribute__((__noreturn__)) void _exit(int);
int rmdir(const char *);
int usleep(unsigned int);
int isatty(int);
int link(const char *, const char *);
int pipe(int [2]);
ssize_t read(int, void *, size_t);
int symlink(const char *, const char *);
long sysconf(int);
int truncate(const char *, off_t);
int unlink(const char *);
ssize_t write(int __fd, const void *__buf, size_t __nbyte);

// stdio.h
#define RENAME_SWAP 0x00000002
int rename(const char *__old, const char *__new);
int renamex_np(const char *, const char *, unsigned int);

// dlfcn.h
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4
#define RTLD_GLOBAL 0x8
int dlclose(void *__handle);
char *dlerror(void);
void *dlopen(const char *__path, int __mode);
void *dlsym(void *__handle, const char *__symbol);

// sys/uio.h
struct iovec {
    void *_Nullable iov_base;
    size_t iov_len;
};

// copyfile.h
typedef struct _copyfile_state *copyfile_state_t;
typedef uint32_t copyfile_flags_t;
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
int fcopyfile(int from_fd, int to_fd, copyfile_state_t, copyfile_flags_t flags);

// pthread.h
struct _opaque_pthread_mutex_t {
    long __sig;
    char __opaque[56];
};
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
struct _opaque_pthread_mutexattr_t {
    long __sig;
    char __opaque[8];
};
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_init(pthread_mutex_t *_Nonnull __restrict, const pthread_mutexattr_t *_Nullable __restrict);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);

// spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn(
    pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *__restrict,
    char *const __argv[__restrict], char *const __envp[__restrict]);
int posix_spawnp(
    pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *__restrict,
    char *const __argv[__restrict], char *const __envp[__restrict]);
int posix_spawn_file_actions_addclose(posix_spawn_file_actions_t *, int);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *__restrict, int, const char *__restrict, int, mode_t);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
#define POSIX_SPAWN_SETPGROUP 0x0002
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);

// sys/wait.h, signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGALRM 14
#define SIGPIPE 13
#define SIGXFSZ 25
#define SIGKILL 9
#define SIGTERM 15
int kill(pid_t, int);
pid_t waitpid(pid_t, int *, int);
void (*signal(int, void (*)(int)))(int);

// stdlib.h, string.h, math.h
__attribute__((__noreturn__)) void exit(int);
double exp(double);
void free(void *);
char *getenv(const char *);
double log(double);
void *memchr(const void *__s, int __c, size_t __n);
int memcmp(const void *__s1, const void *__s2, size_t __n);
void *memcpy(void *__dst, const void *__src, size_t __n);
char *realpath(const char *__restrict, char *__restrict);
size_t strcspn(const char *__s, const char *__charset);
char *strdup(const char *__s1);
char *strerror(int __errnum);
size_t strlen(const char *__s);
char *strstr(const char *__big, const char *__little);

#endif
