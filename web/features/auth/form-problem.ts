/** A refusal that belongs to a field, or to the whole form. */
export type FormProblem<Field extends string> = { on: Field | 'form'; text: string }
