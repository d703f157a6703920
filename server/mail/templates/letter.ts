/** The text of a mail: its paragraphs. The hall signs them when it is sent. */
export function letter(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`
}
