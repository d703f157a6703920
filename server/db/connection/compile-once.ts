import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Queryable } from './connect.ts'

/** Creates a placeholder for a value that is supplied when the statement runs. */
export type Param<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>

/** Creates placeholders for several values, keyed by their names. */
export function paramsOf<Values, Name extends keyof Values & string>(
  param: Param<Values>,
  names: readonly Name[],
): { [Each in Name]: RawBuilder<Values[Each]> }
export function paramsOf(param: Param<Record<string, unknown>>, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, param(name)]))
}

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * Compiles a statement once and runs it with different values. For statements that run on every
 * request: compiling a large one takes longer than running it.
 */
export function compileOnce<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Queryable, param: Param<Values>) => Compilable<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= build(db, (name) => sql`${new Placeholder(name)}`).compile()
    const parameters = built.parameters.map((each) =>
      each instanceof Placeholder ? values[each.name] : each,
    )
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}
