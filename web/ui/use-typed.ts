import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Tells of a form's values whenever one of them has changed. */
export function useTyped<Values extends FieldValues, Context, Sent>(
  { subscribe }: Pick<UseFormReturn<Values, Context, Sent>, 'subscribe'>,
  tell: (values: Values) => void,
): void {
  const told = useEffectEvent(tell)
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => told(values) }),
    [subscribe],
  )
}
