type Errors<Field extends string> = { [F in Field]?: { type: 'rule'; message: string } }

/**
 * What a resolver of the form library answers: the values when no field of the form has a problem,
 * else the problems as its errors, in the order of `fields`.
 */
export function judged<Values, Field extends string>(
  values: Values,
  problems: { [F in Field]?: string | undefined },
  fields: readonly Field[],
) {
  const errors: Errors<Field> = {}
  for (const field of fields) {
    const message = problems[field]
    if (message !== undefined) errors[field] = { type: 'rule', message }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
