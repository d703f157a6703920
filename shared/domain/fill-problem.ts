import type { FieldProblem } from './field-problem.ts'
import { fillIn, namedValues, type Values } from './placeholders.ts'

/**
 * Fills in a problem's placeholders and keeps only the values that its message names. A separate
 * file, because most screens don't need it.
 */
export function fillProblem(problem: FieldProblem, values: Values): FieldProblem {
  const named = namedValues(problem.message, values)
  return named ? { ...problem, message: fillIn(problem.message, named), values: named } : problem
}
