import type { FieldProblem } from './field-problem.ts'

/** Shared field rules: each returns `problem` if the field is empty. */

export function requireFilled(text: string, problem: FieldProblem): FieldProblem | undefined {
  return text.trim() === '' ? problem : undefined
}

export function requireOneOf(
  options: readonly string[],
  value: string,
  problem: FieldProblem,
): FieldProblem | undefined {
  return options.includes(value) ? undefined : problem
}
