import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BodySent } from '#shared/contract/call.ts'
import { updateMembership } from '#shared/contract/membership.ts'
import { callApi, fetchPicture } from '#web/api/client.ts'

type MembershipToSave = BodySent<typeof updateMembership>

const SELFIE = 'saved-selfie'

/** Saves the membership details; without a selfie the one that is saved stays. */
export function useSaveMembership() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ details, selfie }: { details: MembershipToSave; selfie: Blob | null }) =>
      callApi(updateMembership, { body: details, file: selfie ?? undefined }),
    onSuccess: (_reply, { selfie }) => {
      if (selfie) client.removeQueries({ queryKey: [SELFIE] })
    },
  })
}

/**
 * An address under which the member's saved selfie can be shown; undefined until it is there, and
 * when it can't be had. Only its owner may read it, so it is fetched with the token.
 */
export function useSavedSelfie(path: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: [SELFIE, path],
    queryFn: path ? ({ signal }) => fetchPicture(path, signal) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!data) return
    const url = URL.createObjectURL(data)
    setAddress(url)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(url)
    }
  }, [data])
  return address
}
