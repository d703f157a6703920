import { setImmediate as turnOver } from 'node:timers/promises'
import pg from 'pg'

/** What was sent to PostgreSQL, and the id that it answered with. */
export type Statement = { text: string; values: unknown[]; returned: string | undefined }

/**
 * The statements that `work` sends, over whatever connection. Connections that prepare their statements
 * must be opened after `watchStatements`.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const taken: Statement[] = []
  recording = taken
  await work()
  recording = undefined
  await turnOver()
  return taken
}

let recording: Statement[] | undefined

/** From now on statements of new connections can be recorded. */
export function watchStatements(): void {
  const send = pg.Client.prototype.query
  const query = function (this: pg.Client, ...sent: readonly unknown[]): unknown {
    const answered: unknown = Reflect.apply(send, this, sent)
    const statement = statementOf(sent)
    if (recording && statement) {
      recording.push(statement)
      if (answered instanceof Promise) {
        answered.then(
          ({ rows }: pg.QueryResult) => {
            statement.returned = rows[0]?.id
          },
          () => undefined,
        )
      }
    }
    return answered
  }
  Object.defineProperty(pg.Client.prototype, 'query', { value: query })
}

function statementOf([first, second]: readonly unknown[]): Statement | undefined {
  if (typeof first === 'string') {
    return { text: first, values: Array.isArray(second) ? second : [], returned: undefined }
  }
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined
  const values = 'values' in first && Array.isArray(first.values) ? first.values : []
  return { text: String(first.text), values, returned: undefined }
}
