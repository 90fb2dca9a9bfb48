import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// Brings a file of what doubles and their tests share up to date: a three-way merge of the text that its owner was
/// given, what the owner made of that, and what the templates give today.
///
/// Which text that was, the file itself tells: of today's texts and the former ones it is the nearest.
package struct SupportSync: Sendable {
    /// What becomes of a file.
    package enum Outcome: Sendable {
        /// It stays.
        case current
        /// It becomes this, since it is not what it has to be for that reason.
        case changed([UInt8], Reason)
        /// Its owner changed at that place what the templates change, too.
        case conflict(SourceLocation)
    }

    /// Why a file is not what it has to be.
    package enum Reason: Sendable {
        /// Doubles need these as well.
        case parts(Set<SupportType>)
        /// The module has an `eventually` that its locks don't wake, or none that they could.
        case waking(Bool)
        /// The templates give another text today.
        case text
    }

    /// What a file has to have today.
    package struct Demand: Sendable {
        /// What doubles need to be in it, beside what there is.
        package var types: Set<SupportType> = []
        /// What the module has.
        package var setting = SupportSetting()
        /// How the file is laid out.
        package var format = FileFormat.templates

        package init(
            types: Set<SupportType> = [], in setting: SupportSetting = SupportSetting(), format: FileFormat = .templates
        ) {
            (self.types, self.setting, self.format) = (types, setting, format)
        }
    }

    private let generator: DoubleGenerator

    /// Creates what brings files up to date with the templates of `generator`.
    package init(_ generator: DoubleGenerator) { self.generator = generator }

    /// Where the comment stands by which the file for `type` is known; `nil` where another type of that name is in it.
    package func header(of source: SourceText, _ type: SupportType) throws(TemplateError) -> SourceLocation? {
        var heads: Set<[ArraySlice<UInt8>]> = []
        for former in 0...generator.formerCount(of: type) {
            var form = SupportForm([type])
            if former > 0 { form.former = [type: former] }
            let lines = Self.words(SourceText(path: "", bytes: try generator.supportFile(form)))
            if let head = lines.first(where: { $0[0].elementsEqual("///".utf8) }) { heads.insert(head) }
        }
        for number in 1...source.lines.count {
            let range = source.lines.range(ofLine: number)
            if heads.contains(source.bytes(in: range).split { $0 <= 0x20 }) {
                return source.location(at: range.lowerBound)
            }
        }
        return nil
    }

    /// What becomes of `source`, the file for `type`.
    package func outcome(
        of source: SourceText, _ type: SupportType, _ demand: Demand
    ) throws(TemplateError) -> Outcome {
        guard let base = try nearest(to: source, type, demand) else { return .current }
        var form = base.form
        form.former = [:]
        form.types.formUnion(demand.types)
        form.setting.wakes = demand.setting.wakes && type == .locked
        if demand.setting.statesNonisolated { form.setting.statesNonisolated = true }
        let fresh = try text(form, like: source, demand.format)
        if fresh.bytes == source.bytes || fresh.bytes == base.text.bytes { return .current }
        do throws(MergeConflict) {
            let merged = try FileMerge.merge(base: base.text, ours: source, theirs: fresh)
            return merged == source.bytes ? .current : .changed(merged, Self.reason(base.form, form))
        } catch {
            if let place = error.ours { return .conflict(source.location(at: place.lowerBound)) }
            return .conflict(try header(of: source, type) ?? source.location(at: 0))
        }
    }

    private static func reason(_ base: SupportForm, _ form: SupportForm) -> Reason {
        if base.types != form.types { return .parts(form.types.subtracting(base.types)) }
        return base.setting.wakes == form.setting.wakes ? .text : .waking(form.setting.wakes)
    }

    /// The text that the file was written as.
    private func nearest(
        to source: SourceText, _ type: SupportType, _ demand: Demand
    ) throws(TemplateError) -> (form: SupportForm, text: SourceText)? {
        let own = Self.words(source)
        var best: (form: SupportForm, text: SourceText, distance: Int)?
        for alternatives in alternatives(type) {
            let start = best?.form ?? SupportForm([type])
            for change in alternatives where best?.distance != 0 {
                var form = start
                change(&form)
                if form == best?.form { continue }
                let text = try text(form, like: source, demand.format)
                let distance = Self.words(text).difference(from: own).count
                if distance < best?.distance ?? .max { best = (form, text, distance) }
            }
        }
        return best.map { ($0.form, $0.text) }
    }

    /// The ways in which texts of the file for `type` differ, today's first, as changes of a form.
    ///
    /// A file is made of parts, so that the nearest text of each part is found without the others.
    private func alternatives(_ type: SupportType) -> [[(inout SupportForm) -> Void]] {
        func numbers(_ type: SupportType) -> [Int] {
            [0] + (0..<generator.formerCount(of: type)).reversed().map { $0 + 1 }
        }
        let settings = Self.settings(type)
        var all: [[(inout SupportForm) -> Void]] = [
            settings.flatMap { setting in
                numbers(type).map { number in
                    { form in
                        form.setting = setting
                        form.former[type] = number > 0 ? number : nil
                    }
                }
            }
        ]
        if type.isShown { all.append([AccessLevel.package, .public].map { access in { $0.access = access } }) }
        for added in type == .locked ? SupportType.lockExtensions : [] {
            all.append(
                numbers(added).map { number in
                    { form in
                        form.types.insert(added)
                        form.former[added] = number > 0 ? number : nil
                    }
                })
        }
        return all
    }

    /// What a module may have had when the file for `type` was written.
    private static func settings(_ type: SupportType) -> [SupportSetting] {
        [true, false].flatMap { statesNonisolated in
            (type == .locked ? [false, true] : [false]).flatMap { wakes in
                (type == .testIssue ? [true, false] : [true]).map { recordsIssues in
                    SupportSetting(
                        wakes: wakes, statesNonisolated: statesNonisolated, recordsIssues: recordsIssues)
                }
            }
        }
    }

    /// The text of `form`, with the line ends of `source`.
    private func text(
        _ form: SupportForm, like source: SourceText, _ format: FileFormat
    ) throws(TemplateError) -> SourceText {
        let text = SourceText(path: source.path, bytes: try generator.supportFile(form, format: format))
        let newline = FileLayout(source).newline
        if newline == "\n" { return text }
        return SourceText(path: source.path, text: text.text(in: text.range).replacing("\n", with: newline))
    }

    /// The words of each line that is not blank.
    private static func words(_ source: SourceText) -> [[ArraySlice<UInt8>]] {
        source.bytes.split { $0 == 0x0A || $0 == 0x0D }.map { line in line.split { $0 <= 0x20 } }
            .filter { !$0.isEmpty }
    }
}
