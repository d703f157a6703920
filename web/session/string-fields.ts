/** Returns those of `fields` that are strings in stored JSON. Ignores anything else. */
export function parseStringFields(
  json: string | null,
  fields: readonly string[],
): Record<string, string> {
  const entries = parseEntries(json)
  const texts: Record<string, string> = {}
  for (const field of fields) {
    const value = entries.get(field)
    if (typeof value === 'string') texts[field] = value
  }
  return texts
}

function parseEntries(json: string | null): Map<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '')
    return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  } catch {
    return new Map()
  }
}
