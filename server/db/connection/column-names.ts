/** The column of a field: `how_did_you_know` for `howDidYouKnow`. */
export type ColumnName<Field extends string> = Field extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${ColumnName<Tail>}`
  : Field

/** A column aliased to its field, for a SELECT. */
type Column<Field extends string> = Field extends string
  ? `${ColumnName<Field>} as ${Field}`
  : never

/**
 * Returns `how_did_you_know as howDidYouKnow` for each field, optionally qualified by a table.
 * PostgreSQL names the result's fields, so no per-row conversion is needed.
 */
export function columnsOf<Field extends string>(fields: readonly Field[]): Column<Field>[]
export function columnsOf<Field extends string, Table extends string>(
  fields: readonly Field[],
  table: Table,
): `${Table}.${Column<Field>}`[]
export function columnsOf(fields: readonly string[], table?: string): string[] {
  const prefix = table === undefined ? '' : `${table}.`
  return fields.map((field) => `${prefix}${columnOf(field)} as ${field}`)
}

/** Returns a record's values for these fields, keyed by column, for an INSERT or UPDATE. */
export function valuesOf<Field extends string, Fields extends Record<Field, unknown>>(
  record: Fields,
  fields: readonly Field[],
): { [Each in Field as ColumnName<Each>]: Fields[Each] }
export function valuesOf(
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): object {
  return Object.fromEntries(fields.map((field) => [columnOf(field), record[field]]))
}

function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
