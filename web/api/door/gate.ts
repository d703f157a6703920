import { useQuery, useQueryClient } from '@tanstack/react-query'
import { enrollGate, listGates, revokeGate, saveGatePin } from '#shared/contract/desk-endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

export type { ListedGate } from '#shared/contract/door/gate.ts'

const GATES = ['gates']

/** Enrolls this device under a name. Returns the gate's ID. */
export async function enrollThisGate(name: string, publicKey: string): Promise<string> {
  return (await callApi(enrollGate, { body: { name, publicKey } })).data.id
}

/** The gates, newest first. Polls, because the time of their last contact changes. */
export function useGates() {
  return useQuery({
    queryKey: GATES,
    queryFn: async ({ signal }) => (await callApi(listGates, { signal })).data.gates,
    refetchInterval: 30_000,
  })
}

export function useRevokeGate(onRevoked: () => void) {
  const client = useQueryClient()
  return useChange({
    mutationFn: (id: string) => callApi(revokeGate, { params: { id } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: GATES })
      onRevoked()
    },
  })
}

/** Saves the user's own PIN for gates. */
export function useSaveGatePin(onSaved: () => void) {
  return useChange({
    mutationFn: (body: { pin: string; password: string }) => callApi(saveGatePin, { body }),
    onSuccess: onSaved,
  })
}
