import type pg from 'pg'

/** Each takes memory in every connection. The app has fewer, but for lists of many lengths. */
const MOST_STATEMENTS = 200
/** Asks for all columns: once kept, it would fail when a migration adds another. */
const ALL_COLUMNS = /\b(?:select|returning) \*/i

/**
 * Lets PostgreSQL read and plan a statement once in each of a pool's connections, not every time: for
 * most of ours that takes longer than to run it. One that asks for all columns runs as it always did.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<unknown, string>()

  function nameOf(text: unknown): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size === MOST_STATEMENTS) return known
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
