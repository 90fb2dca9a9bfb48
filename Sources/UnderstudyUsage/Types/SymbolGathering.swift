import UnderstudySemantics
import UnderstudySyntax

/// Collects the symbols of files: types first, then what extensions add to them.
struct SymbolGathering {
    /// The symbols collected so far.
    private(set) var symbols = Symbols()

    init(_ files: [FileDeclarations]) {
        for file in files { _ = symbols.files.add { _ in file } }
        gather()
        symbols.indexOwners()
    }

    private mutating func gather() {
        for number in symbols.files.ids {
            let file = symbols.files[number]
            if let module = file.module { symbols.modules.insert(module) }
            symbols.importedModules.formUnion(file.imports.map(\.module))
            addTypes(of: file, number)
        }
        var protocolNames: Set<String> = []
        for id in symbols.types.ids where symbols.types[id].kind == .protocol {
            protocolNames.insert(symbols.types[id].simpleName)
        }
        for id in symbols.types.ids { link(id) }
        for number in symbols.files.ids {
            let file = symbols.files[number]
            addMembers(of: file, number)
            for alias in file.aliases { add(alias, number) }
            let place = addPlace(Place(file: number, source: file.source, module: file.module))
            for declaration in file.globals { add(declaration, owner: nil, place, isRequirement: false) }
            for code in file.code { addCode(code, owner: nil, place) }
        }
        for member in symbols.members.elements { noteName(of: member, protocolNames) }
        symbols.namesOfProtocols = protocolNames.union(symbols.aliases.elements.map(\.name))
    }

    /// Indexes members that are looked up by name alone.
    private mutating func noteName(of member: MemberInfo, _ protocolNames: Set<String>) {
        if member.kind == .function { symbols.functionNames.insert(member.name) }
        if member.isRequirement { symbols.requirementNames.insert(member.name) }
        guard member.kind == .property, let type = member.binding?.type else { return }
        let names = SwiftType(symbols.places[member.place].source[type]).unqualifiedNames
        if names.contains(where: protocolNames.contains) {
            symbols.holdersByName[member.name, default: []].append(member.id)
        }
    }

    /// Creates the places from which the types of a constrained member or extension are looked up.
    private mutating func addPlainPlace(of place: PlaceID) {
        let here = symbols.places[place]
        let key = PlainPlace(file: here.file, type: here.type)
        guard symbols.plainPlaces[key] == nil else { return }
        symbols.plainPlaces[key] = addPlace(
            Place(file: here.file, source: here.source, module: here.module, type: here.type))
    }

    private mutating func addPlace(_ place: Place) -> PlaceID { symbols.places.add { _ in place } }

    // MARK: - Types

    private mutating func addTypes(of file: FileDeclarations, _ number: FileID) {
        for declaration in file.types {
            let kind: TypeInfo.Kind =
                switch declaration.details.kind {
                case .class, .actor: .class
                case .struct: .structure
                case .enum: .enumeration
                }
            declare(
                kind, declaration.name, in: file, number: number, at: declaration.details.name,
                isFilePrivate: declaration.access < .internal && declaration.scope.levels.isEmpty)
        }
        for declaration in file.protocols {
            declare(
                .protocol, declaration.name, in: file, number: number, at: declaration.details.name,
                isFilePrivate: declaration.access < .internal && declaration.scope.levels.isEmpty)
        }
    }

    @discardableResult
    private mutating func declare(
        _ kind: TypeInfo.Kind, _ name: String, in file: FileDeclarations, number: FileID, at range: ByteRange,
        isFilePrivate: Bool = false
    ) -> TypeID {
        let path = SymbolTable.plainPath(name)
        // Several branches of `#if` may declare the type: it is one type.
        if let known = symbols.typesByPath[path]?.first(where: {
            let other = symbols.types[$0]
            return other.module == file.module
                && (other.file == number || !isFilePrivate && !other.isFilePrivate)
        }) {
            return known
        }
        let id = symbols.types.add { id in
            TypeInfo(
                id: id, kind: kind, path: path, module: file.module, file: number,
                location: file.source.location(at: range.lowerBound), isFilePrivate: isFilePrivate)
        }
        symbols.typesByPath[path, default: []].append(id)
        if kind == .external {
            symbols.types[id].generics = GenericParameters(
                LibraryTypes.genericParameters(of: path).map { BoundParameter(name: $0) })
        }
        return id
    }

    private mutating func link(_ id: TypeID) {
        let path = symbols.types[id].path
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return }
        let (module, file) = (symbols.types[id].module, symbols.types[id].file)
        guard let enclosing = symbols.declaredType(String(path[..<dot]), module: module, file: file) else { return }
        symbols.types[id].enclosing = enclosing
        symbols.types[enclosing].nested[symbols.types[id].simpleName] = id
    }

    // MARK: - Members

    private mutating func addMembers(of file: FileDeclarations, _ number: FileID) {
        for declaration in file.types {
            guard let id = ownType(declaration.name, in: file, number: number) else { continue }
            let place = addPlace(Place(file: number, source: file.source, module: file.module, type: id))
            let details = declaration.details
            addGenerics(details.genericParameters, where: details.whereClause, to: id, at: place)
            symbols.types[id].inherited += details.inherited.map { PlacedType(syntax: $0, place: place) }
            addAttributes(of: declaration.syntax, owner: id, place)
            add(details.members.members, owner: id, place, isRequirement: false)
        }
        for declaration in file.protocols {
            guard let id = ownType(declaration.name, in: file, number: number) else { continue }
            let place = addPlace(Place(file: number, source: file.source, module: file.module, type: id))
            symbols.types[id].inherited += declaration.details.inherited.map { PlacedType(syntax: $0, place: place) }
            addConstraints(declaration.details.whereClause, to: id, place)
            addAttributes(of: declaration.syntax, owner: id, place)
            add(declaration.details.members.members, owner: id, place, isRequirement: true)
        }
        for declaration in file.extensions { add(declaration, in: file, number: number) }
    }

    private func ownType(_ name: String, in file: FileDeclarations, number: FileID) -> TypeID? {
        symbols.declaredType(SymbolTable.plainPath(name), module: file.module, file: number)
    }

    private mutating func add(_ declaration: ExtensionDeclaration, in file: FileDeclarations, number: FileID) {
        let name = SymbolTable.plainPath(declaration.extendedName)
        let outside = addPlace(Place(file: number, source: file.source, module: file.module))
        let id: TypeID
        if let alias = topLevelAliasedType(name, from: outside) {
            id = alias
        } else if let known = symbols.declaredType(name, module: file.module, file: number) {
            id = known
        } else if let known = name.split(separator: ".").first.flatMap({ module in
            symbols.modules.contains(String(module))
                ? symbols.declaredType(String(name.dropFirst(module.count + 1)), module: String(module), file: number)
                : nil
        }) {
            id = known
        } else {
            id = declare(.external, name, in: file, number: number, at: declaration.details.extended.range)
        }
        let constraints = (declaration.details.whereClause?.requirements ?? []).prefix(Place.constraintLimit)
        let place = addPlace(
            Place(file: number, source: file.source, module: file.module, type: id, constraints: constraints))
        symbols.types[id].isExtended = true
        if !constraints.isEmpty { addPlainPlace(of: place) }
        symbols.types[id].inherited += declaration.details.inherited.map { PlacedType(syntax: $0, place: place) }
        addAttributes(of: declaration.syntax, owner: id, place)
        add(declaration.members, owner: id, place, isRequirement: false)
    }

    /// What an alias outside types stands for, if an extension names it.
    private func topLevelAliasedType(_ name: String, from place: PlaceID) -> TypeID? {
        guard symbols.topLevelAliases[name] != nil, symbols.typesByPath[name] == nil else { return nil }
        let table = SymbolTable(sharing: symbols)
        if case .nominal(let id, _) = table.resolveName(name, from: place) { return id }
        return nil
    }

    private mutating func addGenerics(
        _ parameters: [GenericParameterSyntax], where clause: WhereClauseSyntax?, to id: TypeID, at place: PlaceID
    ) {
        guard symbols.types[id].generics.isEmpty else { return }
        let source = symbols.places[place].source
        symbols.types[id].generics = GenericParameters(
            parameters.prefix(Place.constraintLimit).map { parameter in
                BoundParameter(
                    name: source.text(in: parameter.name),
                    bounds: parameter.inherited.map { [PlacedType(syntax: $0, place: place)] } ?? [])
            })
        addConstraints(clause, to: id, place)
    }

    /// Adds the constraints of a `where` clause on generic parameters and associated types.
    private mutating func addConstraints(_ clause: WhereClauseSyntax?, to id: TypeID, _ place: PlaceID) {
        let source = symbols.places[place].source
        for requirement in (clause?.requirements ?? []).prefix(Place.constraintLimit) {
            var name = source.compactText(in: requirement.left.range)
            let right = PlacedType(syntax: requirement.right, place: place)
            let path = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
            if symbols.types[id].generics.number(of: path) == nil, path != "Self" {
                symbols.types[id].constraints[path, default: []].append(
                    Demand(relation: requirement.relation, type: right))
            }
            guard requirement.relation == .conformance else { continue }
            if name == "Self" { symbols.types[id].inherited.append(right) }
            if name.hasPrefix("Self.") { name.removeFirst(5) }
            if let index = symbols.types[id].generics.number(of: name) {
                symbols.types[id].generics[index].bounds.append(right)
            }
        }
    }

    private mutating func add(_ declarations: [DeclSyntax], owner: TypeID, _ place: PlaceID, isRequirement: Bool) {
        for declaration in declarations {
            if case .conditional(let clauses) = declaration.kind {
                for clause in clauses { add(clause.members, owner: owner, place, isRequirement: isRequirement) }
            } else {
                add(declaration, owner: owner, place, isRequirement: isRequirement)
            }
        }
    }

    private mutating func add(_ declaration: DeclSyntax, owner: TypeID?, _ place: PlaceID, isRequirement: Bool) {
        let source = symbols.places[place].source
        func insert(_ kind: MemberInfo.Kind, _ name: String, index: Int = 0, isStatic: Bool? = nil) {
            let isOfType =
                isStatic
                ?? declaration.modifiers.contains {
                    source.matches($0.name, "static") || source.matches($0.name, "class")
                }
            let id = symbols.members.add { id in
                MemberInfo(
                    id: id, kind: kind, name: name, syntax: declaration, index: index, isStatic: isOfType,
                    owner: owner, place: place, isRequirement: isRequirement)
            }
            addMemberPlace(of: id)
            if let owner {
                symbols.types[owner].members[name, default: []].append(id)
            } else {
                symbols.globals[name, default: []].append(id)
            }
        }
        switch declaration.kind {
        case .function(let function): insert(.function, source.plainName(in: function.name))
        case .variable(let variable):
            for (index, binding) in variable.bindings.enumerated() {
                insert(.property, source.plainName(in: binding.name), index: index)
            }
        case .initializer: insert(.initializer, "init", isStatic: true)
        case .deinitializer: insert(.deinitializer, "deinit")
        case .subscript: insert(.subscript, "subscript")
        case .enumCase(let elements):
            for (index, element) in elements.enumerated() {
                insert(.enumCase, source.plainName(in: element.name), index: index, isStatic: true)
            }
        case .typeAlias(let syntax):
            // Those of other types are collected with the file.
            guard let owner, isRequirement else { return }
            add(syntax, to: owner, place)
        case .associatedType(let syntax):
            guard let owner else { return }
            addAssociatedType(syntax, to: owner, place)
        case .code: addCode(declaration, owner: owner, place)
        default: break
        }
    }

    /// Adds code that no name stands for.
    private mutating func addCode(_ code: DeclSyntax, owner: TypeID?, _ place: PlaceID) {
        let source = symbols.places[place].source
        // The use of a macro goes by the macro's name.
        let isMacro = source.byte(at: code.introducer.lowerBound) == UInt8(ascii: "#")
        let name = isMacro ? source.text(in: code.introducer) : ""
        _ = symbols.members.add { id in
            MemberInfo(
                id: id, kind: .code, name: name, syntax: code, index: 0, isStatic: false, owner: owner, place: place,
                isRequirement: false)
        }
    }

    /// Adds the arguments of the attributes of a type, a protocol or an extension.
    private mutating func addAttributes(of declaration: DeclSyntax, owner: TypeID, _ place: PlaceID) {
        guard declaration.attributes.contains(where: { $0.arguments != nil }) else { return }
        addCode(declaration, owner: owner, place)
    }

    private mutating func addMemberPlace(of id: MemberID) {
        let info = symbols.members[id]
        guard info.isGeneric else { return }
        symbols.memberPlaces[id] = addPlace(symbols.places[info.place].inside(id))
        if !info.constraints.isEmpty { addPlainPlace(of: info.place) }
    }

    private mutating func addAssociatedType(_ syntax: AssociatedTypeSyntax, to owner: TypeID, _ place: PlaceID) {
        let name = symbols.places[place].source.text(in: syntax.name)
        let bounds = syntax.inherited.map { PlacedType(syntax: $0, place: place) }
        if symbols.types[owner].generics.number(of: name) == nil {
            symbols.types[owner].generics.append(BoundParameter(name: name, bounds: bounds))
        }
        addConstraints(syntax.whereClause, to: owner, place)
    }

    // MARK: - Aliases

    private mutating func add(_ syntax: TypeAliasSyntax, to owner: TypeID, _ place: PlaceID) {
        let source = symbols.places[place].source
        let name = source.plainName(in: syntax.name)
        symbols.types[owner].aliases[name] = symbols.aliases.add { _ in
            AliasInfo(
                name: name, type: PlacedType(syntax: syntax.type, place: place),
                generics: syntax.genericParameters.map { source.plainName(in: $0.name) })
        }
    }

    private mutating func add(_ alias: AliasDeclaration, _ number: FileID) {
        let source = alias.source
        let outer = SymbolTable.plainPath(alias.scope.path)
        let enclosing = outer.isEmpty ? nil : symbols.declaredType(outer, module: alias.module, file: number)
        let place = addPlace(Place(file: number, source: source, module: alias.module, type: enclosing))
        let id = symbols.aliases.add { _ in
            AliasInfo(
                name: alias.simpleName, type: PlacedType(syntax: alias.details.type, place: place),
                generics: alias.details.genericParameters.map { source.text(in: $0.name) })
        }
        if let enclosing {
            symbols.types[enclosing].aliases[alias.simpleName] = id
        } else if outer.isEmpty {
            symbols.topLevelAliases[alias.simpleName, default: []].append(id)
        }
    }
}
