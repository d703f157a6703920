import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { problemText } from '#web/session/problem-text.ts'

type Errors<Field extends string> = { [F in Field]?: { type: 'rule'; message: string } }

/**
 * Returns the result of a react-hook-form resolver: the values if no field has a problem, otherwise the problems as
 * errors, in the order of `fields`.
 */
export function resolverResult<Values, Field extends string>(
  values: Values,
  problems: { [F in Field]?: FieldProblem | undefined },
  fields: readonly Field[],
) {
  const errors: Errors<Field> = {}
  for (const field of fields) {
    const problem = problems[field]
    if (problem) errors[field] = { type: 'rule', message: problemText(problem) }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
