import { useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { updateMembership } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { PICTURES } from '#web/api/stored-picture.ts'
import { useChange } from '#web/api/use-change.ts'

type MembershipToSave = BodyInput<CallAt<typeof updateMembership>>

/** Saves the membership details. Without a selfie, the saved one stays. */
export function useSaveMembership() {
  const client = useQueryClient()
  return useChange({
    mutationFn: ({ details, selfie }: { details: MembershipToSave; selfie: Blob | null }) =>
      callApi(updateMembership, { body: details, file: selfie ?? undefined }),
    onSuccess: (_reply, { selfie }) => {
      if (selfie) client.removeQueries({ queryKey: [PICTURES] })
    },
  })
}
