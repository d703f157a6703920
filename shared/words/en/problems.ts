import type { FieldProblemCode } from '../../domain/field-problem.ts'
import type { RefusalCode } from '../../domain/refusal.ts'
import type { ValueLabels } from '../problem-values.ts'

/**
 * The texts of field problems and refusals by code. In English there are none: the domain's rules and
 * shared/contract/errors.ts contain them.
 */
export const FIELD_PROBLEM_WORDS: Partial<Record<FieldProblemCode, string>> = {}
export const REFUSAL_WORDS: Partial<Record<RefusalCode, string>> = {}
/** Labels of the values in these texts. */
export const PROBLEM_VALUE_LABELS: ValueLabels = {}
