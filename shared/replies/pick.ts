/** Returns only these fields of a record. */
export function pick<Row extends object, Field extends keyof Row & string>(
  row: Row,
  fields: readonly Field[],
): Pick<Row, Field>
export function pick(row: Readonly<Record<string, unknown>>, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((field) => [field, row[field]]))
}

type WithIsoDates<Row> = {
  [Field in keyof Row]: Date extends Row[Field] ? string | Exclude<Row[Field], Date> : Row[Field]
}

/** Returns a record with each Date as an ISO 8601 string. */
export function withIsoDates<Row extends object>(row: Row): WithIsoDates<Row>
export function withIsoDates(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      value instanceof Date ? value.toISOString() : value,
    ]),
  )
}
