import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Calls `onChange` with a form's values whenever one of them changes. */
export function useOnValuesChange<Values extends FieldValues, Context, Transformed>(
  { subscribe }: Pick<UseFormReturn<Values, Context, Transformed>, 'subscribe'>,
  onChange: (values: Values) => void,
): void {
  const notify = useEffectEvent(onChange)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => notify(values) }),
    [subscribe],
  )
}
