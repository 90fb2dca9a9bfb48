import UnderstudySemantics
import UnderstudySyntax

extension SymbolTable {
    /// Fills the table: types first, then what extensions add to them.
    func gather() {
        for number in files.ids {
            let file = files[number]
            if let module = file.module { symbols.modules.insert(module) }
            symbols.importedModules.formUnion(file.imports.map(\.module))
            addTypes(of: file, number)
        }
        let protocolNames = Set(types.elements.lazy.filter { $0.kind == .protocol }.map(\.simpleName))
        for id in types.ids { link(id) }
        for number in files.ids {
            let file = files[number]
            addMembers(of: file, number)
            for alias in file.aliases { add(alias, number) }
            let place = addPlace(Place(file: number, source: file.source, module: file.module))
            for declaration in file.globals { add(declaration, owner: nil, place, isRequirement: false) }
        }
        for member in members.elements { noteName(of: member, protocolNames) }
    }

    /// Indexes what is looked up by the name of a member alone.
    private func noteName(of member: MemberInfo, _ protocolNames: Set<String>) {
        if member.kind == .function { symbols.functionNames.insert(member.name) }
        if member.isRequirement { symbols.requirementNames.insert(member.name) }
        guard member.kind == .property, let type = member.binding?.type else { return }
        let names = TypeNames.unqualified(in: type, places[member.place].source)
        if names.contains(where: protocolNames.contains) {
            symbols.holdersByName[member.name, default: []].append(member.id)
        }
    }

    /// Makes the places from which the types of a constrained member or extension are looked up.
    private func addPlainPlace(of place: PlaceID) {
        let here = places[place]
        let key = PlainPlace(file: here.file, type: here.type)
        guard symbols.plainPlaces[key] == nil else { return }
        symbols.plainPlaces[key] = addPlace(
            Place(file: here.file, source: here.source, module: here.module, type: here.type))
    }

    func addPlace(_ place: Place) -> PlaceID { places.add { _ in place } }

    // MARK: - Types

    private func addTypes(of file: FileDeclarations, _ number: FileID) {
        for declaration in file.types {
            let kind: TypeInfo.Kind =
                switch declaration.details.kind {
                case .class, .actor: .class
                case .struct: .structure
                case .enum: .enumeration
                }
            add(
                kind, declaration.name, file, number, at: declaration.details.name,
                isFilePrivate: declaration.access < .internal && declaration.scope.levels.isEmpty)
        }
        for declaration in file.protocols {
            add(
                .protocol, declaration.name, file, number, at: declaration.details.name,
                isFilePrivate: declaration.access < .internal && declaration.scope.levels.isEmpty)
        }
    }

    @discardableResult
    private func add(
        _ kind: TypeInfo.Kind, _ name: String, _ file: FileDeclarations, _ number: FileID, at range: ByteRange,
        isFilePrivate: Bool = false
    ) -> TypeID {
        let path = Self.plainPath(name)
        // Several branches of `#if` may declare the type: it is one type.
        if let known = typesByPath[path]?.first(where: {
            types[$0].module == file.module && (types[$0].file == number || !isFilePrivate && !types[$0].isFilePrivate)
        }) {
            return known
        }
        let id = types.add { id in
            TypeInfo(
                id: id, kind: kind, path: path, module: file.module, file: number,
                location: file.source.location(at: range.lowerBound), isFilePrivate: isFilePrivate)
        }
        typesByPath[path, default: []].append(id)
        if kind == .external {
            types[id].generics = GenericParameters(
                LibraryTypes.genericParameters(of: path).map { GenericParameter(name: $0) })
        }
        return id
    }

    /// `A<B>.C` as `A.C`.
    static func plainPath(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "<")) || name.utf8.contains(UInt8(ascii: " ")) else { return name }
        var depth = 0
        var path = ""
        for character in name where character != " " {
            if character == "<" { depth += 1 }
            if depth == 0 { path.append(character) }
            if character == ">" { depth -= 1 }
        }
        return path
    }

    private func link(_ id: TypeID) {
        let type = types[id]
        guard let dot = type.path.lastIndex(of: ".") else { return }
        let outer = String(type.path[..<dot])
        guard let enclosing = declaredType(outer, module: type.module, file: type.file) else { return }
        types[id].enclosing = enclosing
        types[enclosing].nested[type.simpleName] = id
    }

    /// The type declared with the path `path`, seen from a file: its own first, then its module's, then others'.
    func declaredType(_ path: String, module: String?, file: FileID?) -> TypeID? {
        guard let candidates = typesByPath[path] else { return nil }
        return candidates.first { types[$0].file == file && types[$0].isFilePrivate }
            ?? candidates.first {
                types[$0].module == module && !types[$0].isFilePrivate && types[$0].kind != .external
            }
            ?? candidates.first { !types[$0].isFilePrivate && types[$0].kind != .external }
            ?? candidates.first { types[$0].module == module && types[$0].kind == .external }
    }

    // MARK: - Members

    private func addMembers(of file: FileDeclarations, _ number: FileID) {
        for declaration in file.types {
            guard let id = ownType(declaration.name, in: file, number: number) else { continue }
            let place = addPlace(Place(file: number, source: file.source, module: file.module, type: id))
            let details = declaration.details
            addGenerics(details.genericParameters, where: details.whereClause, to: id, at: place)
            types[id].inherited += details.inherited.map { PlacedType(syntax: $0, place: place) }
            add(details.members.members, owner: id, place, isRequirement: false)
        }
        for declaration in file.protocols {
            guard let id = ownType(declaration.name, in: file, number: number) else { continue }
            let place = addPlace(Place(file: number, source: file.source, module: file.module, type: id))
            types[id].inherited += declaration.details.inherited.map { PlacedType(syntax: $0, place: place) }
            addConstraints(declaration.details.whereClause, to: id, place)
            add(declaration.details.members.members, owner: id, place, isRequirement: true)
        }
        for declaration in file.extensions { add(declaration, file, number) }
    }

    private func ownType(_ name: String, in file: FileDeclarations, number: FileID) -> TypeID? {
        declaredType(Self.plainPath(name), module: file.module, file: number)
    }

    private func add(_ declaration: ExtensionDeclaration, _ file: FileDeclarations, _ number: FileID) {
        let name = Self.plainPath(declaration.extendedName)
        let outside = addPlace(Place(file: number, source: file.source, module: file.module))
        let id: TypeID
        if let alias = topLevelAliasedType(name, from: outside) {
            id = alias
        } else if let known = declaredType(name, module: file.module, file: number) {
            id = known
        } else if let known = name.split(separator: ".").first.flatMap({ module in
            modules.contains(String(module))
                ? declaredType(String(name.dropFirst(module.count + 1)), module: String(module), file: number) : nil
        }) {
            id = known
        } else {
            id = add(.external, name, file, number, at: declaration.details.extended.range)
        }
        let constraints = (declaration.details.whereClause?.requirements ?? []).prefix(Place.constraintLimit)
        let place = addPlace(
            Place(file: number, source: file.source, module: file.module, type: id, constraints: constraints))
        types[id].isExtended = true
        if !constraints.isEmpty { addPlainPlace(of: place) }
        types[id].inherited += declaration.details.inherited.map { PlacedType(syntax: $0, place: place) }
        add(declaration.members, owner: id, place, isRequirement: false)
    }

    /// What an alias outside types stands for, where an extension names it.
    private func topLevelAliasedType(_ name: String, from place: PlaceID) -> TypeID? {
        guard topLevelAliases[name] != nil, typesByPath[name] == nil else { return nil }
        if case .nominal(let id, _) = resolveName(name, from: place) { return id }
        return nil
    }

    private func addGenerics(
        _ parameters: [GenericParameterSyntax], where clause: WhereClauseSyntax?, to id: TypeID, at place: PlaceID
    ) {
        guard types[id].generics.isEmpty else { return }
        let source = places[place].source
        types[id].generics = GenericParameters(
            parameters.prefix(Place.constraintLimit).map { parameter in
                GenericParameter(
                    name: source.text(in: parameter.name),
                    bounds: parameter.inherited.map { [PlacedType(syntax: $0, place: place)] } ?? [])
            })
        addConstraints(clause, to: id, place)
    }

    /// Adds the constraints of a `where` clause on generic parameters and associated types.
    private func addConstraints(_ clause: WhereClauseSyntax?, to id: TypeID, _ place: PlaceID) {
        let source = places[place].source
        for requirement in (clause?.requirements ?? []).prefix(Place.constraintLimit) {
            var name = source.compactText(in: requirement.left.range)
            let right = PlacedType(syntax: requirement.right, place: place)
            let path = name.hasPrefix("Self.") ? String(name.dropFirst(5)) : name
            if types[id].generics.number(of: path) == nil, path != "Self" {
                types[id].constraints[path, default: []].append(Demand(relation: requirement.relation, type: right))
            }
            guard requirement.relation == .conformance else { continue }
            if name == "Self" { types[id].inherited.append(PlacedType(syntax: requirement.right, place: place)) }
            if name.hasPrefix("Self.") { name.removeFirst(5) }
            if let index = types[id].generics.number(of: name) {
                types[id].generics[index].bounds.append(PlacedType(syntax: requirement.right, place: place))
            }
        }
    }

    private func add(_ declarations: [DeclSyntax], owner: TypeID, _ place: PlaceID, isRequirement: Bool) {
        for declaration in declarations {
            if case .conditional(let clauses) = declaration.kind {
                for clause in clauses { add(clause.members, owner: owner, place, isRequirement: isRequirement) }
            } else {
                add(declaration, owner: owner, place, isRequirement: isRequirement)
            }
        }
    }

    private func add(_ declaration: DeclSyntax, owner: TypeID?, _ place: PlaceID, isRequirement: Bool) {
        let source = places[place].source
        func insert(_ kind: MemberInfo.Kind, _ name: String, index: Int = 0, isStatic: Bool? = nil) {
            let isOfType =
                isStatic
                ?? declaration.modifiers.contains {
                    source.matches($0.name, "static") || source.matches($0.name, "class")
                }
            let id = members.add { id in
                MemberInfo(
                    id: id, kind: kind, name: name, syntax: declaration, index: index, isStatic: isOfType,
                    owner: owner, place: place, isRequirement: isRequirement)
            }
            addMemberPlace(of: id)
            if let owner {
                types[owner].members[name, default: []].append(id)
            } else {
                globals[name, default: []].append(id)
            }
        }
        switch declaration.kind {
        case .function(let function): insert(.function, name(function.name, source))
        case .variable(let variable):
            for (index, binding) in variable.bindings.enumerated() {
                insert(.property, name(binding.name, source), index: index)
            }
        case .initializer: insert(.initializer, "init", isStatic: true)
        case .deinitializer: insert(.deinitializer, "deinit")
        case .subscript: insert(.subscript, "subscript")
        case .enumCase(let elements):
            for (index, element) in elements.enumerated() {
                insert(.enumCase, name(element.name, source), index: index, isStatic: true)
            }
        case .typeAlias(let syntax):
            // Those of other types are gathered with the file.
            guard let owner, isRequirement else { return }
            add(syntax, to: owner, place)
        case .associatedType(let syntax):
            guard let owner else { return }
            addAssociatedType(syntax, to: owner, place)
        default: break
        }
    }

    private func addMemberPlace(of id: MemberID) {
        let info = members[id]
        guard !info.genericParameters.isEmpty || !info.constraints.isEmpty else { return }
        var place = places[info.place]
        place.member = id
        symbols.memberPlaces[id] = addPlace(place)
        if !info.constraints.isEmpty { addPlainPlace(of: info.place) }
    }

    private func addAssociatedType(_ syntax: AssociatedTypeSyntax, to owner: TypeID, _ place: PlaceID) {
        let name = places[place].source.text(in: syntax.name)
        let bounds = syntax.inherited.map { PlacedType(syntax: $0, place: place) }
        if types[owner].generics.number(of: name) == nil {
            types[owner].generics.append(GenericParameter(name: name, bounds: bounds))
        }
        addConstraints(syntax.whereClause, to: owner, place)
    }

    // MARK: - Aliases

    private func add(_ syntax: TypeAliasSyntax, to owner: TypeID, _ place: PlaceID) {
        let source = places[place].source
        let name = name(syntax.name, source)
        types[owner].aliases[name] = aliases.add { _ in
            AliasInfo(
                name: name, type: PlacedType(syntax: syntax.type, place: place),
                generics: syntax.genericParameters.map { self.name($0.name, source) })
        }
    }

    private func add(_ alias: AliasDeclaration, _ number: FileID) {
        let source = alias.source
        let outer = Self.plainPath(alias.scope.path)
        let enclosing = outer.isEmpty ? nil : declaredType(outer, module: alias.module, file: number)
        let place = addPlace(Place(file: number, source: source, module: alias.module, type: enclosing))
        let id = aliases.add { _ in
            AliasInfo(
                name: alias.simpleName, type: PlacedType(syntax: alias.details.type, place: place),
                generics: alias.details.genericParameters.map { source.text(in: $0.name) })
        }
        if let enclosing {
            types[enclosing].aliases[alias.simpleName] = id
        } else if outer.isEmpty {
            topLevelAliases[alias.simpleName, default: []].append(id)
        }
    }

    /// The text of a name, without backticks.
    func name(_ range: ByteRange, _ source: SourceText) -> String {
        source.byte(at: range.lowerBound) == UInt8(ascii: "`") && range.count > 2
            ? source.text(in: ByteRange(start: range.lowerBound + 1, end: range.upperBound - 1))
            : source.text(in: range)
    }
}
