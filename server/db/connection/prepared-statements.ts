import type pg from 'pg'

/**
 * Each statement takes memory in every connection. The app uses fewer, apart from IN lists of
 * varying length.
 */
const MAX_STATEMENTS = 200
/** A prepared `SELECT *` fails after a migration adds a column. */
const ALL_COLUMNS = /\b(?:select|returning) \*/i

/**
 * Prepares statements, so that PostgreSQL parses and plans each once per connection: for most of
 * ours that takes longer than execution. Statements that select all columns are not prepared.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<unknown, string>()

  function nameOf(text: unknown): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size === MAX_STATEMENTS) return known
    if (typeof text !== 'string' || ALL_COLUMNS.test(text)) return undefined
    const name = `statement ${names.size + 1}`
    names.set(text, name)
    return name
  }

  pool.on('connect', (client) => {
    const send = client.query
    const query = (...sent: readonly unknown[]): unknown => {
      const [text, values, ...rest] = sent
      const name = Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
      return Reflect.apply(send, client, name ? [{ name, text, values }, ...rest] : sent)
    }
    Object.defineProperty(client, 'query', { value: query })
  })
}
