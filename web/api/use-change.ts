import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'

/**
 * A mutation whose `mutate` does nothing while a previous call is running. `isPending` disables a button only
 * from the next render on, which is too late for a double click.
 */
export function useChange<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  const client = useQueryClient()
  const mutationKey = [useId()]
  const mutation = useMutation({ ...options, mutationKey })
  const mutate: typeof mutation.mutate = (...sent) => {
    if (client.isMutating({ mutationKey, exact: true }) === 0) mutation.mutate(...sent)
  }
  return { ...mutation, mutate }
}
