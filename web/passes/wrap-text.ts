/**
 * Wraps text into lines that are at most `width` wide according to `measure`. Breaks between words; breaks a word
 * that is wider than a line, such as a long email, between letters.
 */
export function wrapText(
  text: string,
  width: number,
  measure: (line: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = line === '' ? word : `${line} ${word}`
    if (measure(joined) <= width) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = breakWord(word, width, measure)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  if (line !== '') lines.push(line)
  return lines
}

function breakWord(word: string, width: number, measure: (line: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  // Grapheme clusters keep Devanagari vowel signs with their letter.
  for (const { segment } of new Intl.Segmenter('und').segment(word)) {
    if (piece !== '' && measure(piece + segment) > width) {
      pieces.push(piece)
      piece = segment
    } else piece += segment
  }
  return [...pieces, piece]
}
