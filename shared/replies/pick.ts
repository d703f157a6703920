/** Returns only these fields of a record. */
export function pick<Row extends object, Field extends keyof Row & string>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field>
export function pick(row: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((field) => [field, row[field]]))
}

type WithInstantTexts<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? string | Exclude<Row[Field], Date> : Row[Field]
}

/** Returns a record with ISO 8601 strings in place of instants. */
export function withInstantTexts<Row extends object>(row: Row): WithInstantTexts<Row>
export function withInstantTexts(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
}
