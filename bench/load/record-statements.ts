import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A statement sent to PostgreSQL, and the id in its first row. */
export type Statement = { text: string; values: unknown[]; returnedId: string | undefined }

const recordings = new AsyncLocalStorage<Statement[]>()

/**
 * Returns the statements that `work` sends over connections opened after `enableRecording`, excluding
 * those that other code sends meanwhile.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = []
  await recordings.run(recorded, work)
  return recorded
}

/** Patches pg so that statements can be recorded. */
export function enableRecording(): void {
  const { query } = pg.Client.prototype
  const recordingQuery = function (this: pg.Client, ...args: readonly unknown[]): unknown {
    const result: unknown = Reflect.apply(query, this, args)
    const statement = statementOf(args)
    const recording = recordings.getStore()
    if (recording && statement) {
      recording.push(statement)
      if (result instanceof Promise) {
        result.then(
          ({ rows }: pg.QueryResult) => {
            statement.returnedId = rows[0]?.id
          },
          () => undefined,
        )
      }
    }
    return result
  }
  Object.defineProperty(pg.Client.prototype, 'query', { value: recordingQuery })
}

function statementOf([first, second]: readonly unknown[]): Statement | undefined {
  if (typeof first === 'string') {
    return { text: first, values: Array.isArray(second) ? second : [], returnedId: undefined }
  }
  if (typeof first !== 'object' || first === null || !('text' in first)) return undefined
  const values = 'values' in first && Array.isArray(first.values) ? first.values : []
  return { text: String(first.text), values, returnedId: undefined }
}
