/** Values for a message's named placeholders: `{seat}` is replaced by the value of `seat`. */
export type Values = Readonly<Record<string, string | number>>

const PLACEHOLDER = /\{(\w+)\}/g

/** Replaces a message's placeholders. A placeholder without a value stays. */
export function fillIn(sentence: string, values: Values = {}): string {
  return sentence.replace(PLACEHOLDER, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

/** Returns only the values that the message names; undefined if it names none. */
export function namedValues(sentence: string, values: Values = {}): Values | undefined {
  const named = [...sentence.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => {
    const value = values[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return named.length > 0 ? Object.fromEntries(named) : undefined
}
