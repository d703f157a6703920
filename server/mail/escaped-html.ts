const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML content or a quoted attribute. */
export function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** The same, with line breaks as <br>. */
export function escapedLines(text: string): string {
  return escapedHtml(text).replace(/\r?\n/g, '<br>')
}
