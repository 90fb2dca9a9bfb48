/// A piece of a file together with the file's text: a declaration, a type, a range of bytes, an edit.
///
/// Trees hold ranges and no text, so that what a piece says, only the two together tell. Whoever asks what is written
/// takes this one value, and a piece is never read with the text of another file. `source[piece]` makes one, and so does
/// `whole[part]` for what is in the same file.
public struct InSource<Piece: Sendable>: Sendable {
    /// The piece.
    public let piece: Piece
    /// The text of the file that it is in.
    public let source: SourceText

    /// Another piece of the same file.
    public subscript<Part>(part: Part) -> InSource<Part> { source[part] }

    @usableFromInline
    init(_ piece: Piece, of source: SourceText) {
        self.piece = piece
        self.source = source
    }
}

extension SourceText {
    /// `piece`, which is in this file.
    @inlinable
    public subscript<Piece>(piece: Piece) -> InSource<Piece> { InSource(piece, of: self) }
}

extension InSource<ByteRange> {
    /// The bytes as text.
    public var text: String { source.text(in: piece) }

    /// The tokens, with one space where white space was.
    public var compactText: String { source.compactText(in: piece) }
}

extension InSource<ByteRange?> {
    /// The bytes as text; `nil` where there are none.
    public var text: String? { piece.map(source.text(in:)) }
}
