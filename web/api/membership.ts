import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BodySent } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { updateMembership } from '#shared/contract/endpoints.ts'
import { callApi, fetchFile } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

type MembershipToSave = BodySent<CallAt<typeof updateMembership>>

const SELFIE = 'saved-selfie'

/** Saves the membership details. Without a selfie, the saved one stays. */
export function useSaveMembership() {
  const client = useQueryClient()
  return useChange({
    mutationFn: ({ details, selfie }: { details: MembershipToSave; selfie: Blob | null }) =>
      callApi(updateMembership, { body: details, file: selfie ?? undefined }),
    onSuccess: (_reply, { selfie }) => {
      if (selfie) client.removeQueries({ queryKey: [SELFIE] })
    },
  })
}

/**
 * Returns a blob URL of the member's saved selfie, which requires authorization. Undefined while it loads and
 * if loading fails.
 */
export function useSavedSelfie(path: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [SELFIE, path],
    queryFn: path ? ({ signal }) => fetchFile(path, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [pictureUrl, setPictureUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const url = URL.createObjectURL(data)
    setPictureUrl(url)
    return () => {
      setPictureUrl(undefined)
      URL.revokeObjectURL(url)
    }
  }, [data])
  return pictureUrl
}
