import { sql } from 'kysely'
import type pg from 'pg'

/** Each statement takes memory in every connection. The app uses fewer. */
const MAX_STATEMENTS = 200
/** A statement with more values inserts several rows. Each number of rows would be a statement of its own. */
const MAX_VALUES = 100
/**
 * A prepared `SELECT *` fails after a migration adds a column. The job queue's `SELECT *, …` is inside a
 * statement that names its columns.
 */
const ALL_COLUMNS = /^\s*select \*|\b(?:select|returning) (?:"\w+"\.)?\*(?!,)/i
const VALUES_MATTER = '/* planned for its values */'
/**
 * Put at the front of a statement (`modifyFront`), prevents it from being prepared. For a filter that selects most rows
 * with some values and few with others, a plan for any values can take a hundred times as long.
 */
export const PLANNED_FOR_VALUES = sql.raw(VALUES_MATTER)
/** Of the statements without values, only queries are worth preparing: not BEGIN, LISTEN or SET. */
const QUERY = /^\s*select\b/i

/**
 * Returns whether a statement is prepared. Those that select all columns, that have very many values, or that are marked
 * with PLANNED_FOR_VALUES, are not.
 */
export function isPrepared(text: string, values: readonly unknown[]): boolean {
  if (ALL_COLUMNS.test(text) || text.includes(VALUES_MATTER)) return false
  return values.length === 0 ? QUERY.test(text) : values.length <= MAX_VALUES
}

/**
 * Prepares statements, so that PostgreSQL parses and plans each once per connection: most of our
 * statements take longer to plan than to execute.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<unknown, string>()

  function nameOf(text: unknown, values: readonly unknown[]): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size === MAX_STATEMENTS) return known
    if (typeof text !== 'string' || !isPrepared(text, values)) return undefined
    const name = `statement ${names.size + 1}`
    names.set(text, name)
    return name
  }

  pool.on('connect', (client) => {
    const send = client.query
    const query = (...sent: readonly unknown[]): unknown => {
      const [text, values, ...rest] = sent
      const name = Array.isArray(values) ? nameOf(text, values) : undefined
      return Reflect.apply(send, client, name ? [{ name, text, values }, ...rest] : sent)
    }
    Object.defineProperty(client, 'query', { value: query })
  })
}
