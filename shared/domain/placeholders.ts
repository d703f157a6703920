/** Values for a message's named placeholders: `{seat}` is replaced by the value of `seat`. */
export type Values = Readonly<Record<string, string | number>>

/** The names of a text's placeholders: 'day' | 'seat' for 'Seat {seat} until {day}'. */
export type PlaceholderNames<Text extends string> =
  Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderNames<Rest> : never

/** The values that a text needs. If the compiler does not know the text, any values are accepted. */
export type ValuesOf<Text extends string> = string extends Text
  ? Values
  : { readonly [Name in PlaceholderNames<Text>]: string | number }

const PLACEHOLDER = /\{(\w+)\}/g

/** Replaces a text's placeholders. A placeholder without a value stays. */
export function fillIn<Text extends string>(text: Text, values: ValuesOf<Text>): string
export function fillIn(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

/** Returns only the values that the message names; undefined if it names none. */
export function namedValues(text: string, values: Values = {}): Values | undefined {
  const named = [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => {
    const value = values[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return named.length > 0 ? Object.fromEntries(named) : undefined
}
