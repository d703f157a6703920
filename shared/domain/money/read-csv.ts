/**
 * Reads delimited text (RFC 4180): quoted cells may contain delimiters, line breaks and doubled quotes. Lines
 * end with CRLF, LF or CR. Returns the cells of each line that is not empty, trimmed. A quote inside an
 * unquoted cell is an ordinary character.
 */
export function readCsv(text: string, delimiter: string): string[][] {
  const lines: string[][] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endLine = () => {
    endCell()
    if (cells.some((each) => each !== '')) lines.push(cells)
    cells = []
  }
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (quoted) {
      if (char !== '"') cell += char
      else if (text[at + 1] === '"') {
        cell += char
        at++
      } else quoted = false
    } else if (char === '"' && cell.trim() === '') {
      cell = ''
      quoted = true
    } else if (char === delimiter) endCell()
    else if (char === '\n' || char === '\r') endLine()
    else cell += char
  }
  endLine()
  return lines
}
