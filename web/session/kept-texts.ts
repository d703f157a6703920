/** The texts of these fields in what a storage holds, which may be anything. */
export function keptTexts(kept: string | null, fields: readonly string[]): Record<string, string> {
  const known = parsed(kept)
  const texts: Record<string, string> = {}
  for (const field of fields) {
    const value = known.get(field)
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}

function parsed(text: string | null): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}
