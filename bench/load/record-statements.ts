import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** What was sent to PostgreSQL, and the id that it answered with. */
export type Statement = { text: string; values: unknown[]; returned: string | undefined }

const recordings = new AsyncLocalStorage<Statement[]>()

/**
 * The statements that `work` sends over connections that were opened after `watchStatements`, and none
 * that the app sends meanwhile for reasons of its own.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const taken: Statement[] = []
  await recordings.run(taken, work)
  return taken
}

/** From now on statements of new connections can be recorded. */
export function watchStatements(): void {
  const send = pg.Client.prototype.query
  const query = function (this: pg.Client, ...sent: readonly unknown[]): unknown {
    const answered: unknown = Reflect.apply(send, this, sent)
    const statement = statementOf(sent)
    const recording = recordings.getStore()
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
