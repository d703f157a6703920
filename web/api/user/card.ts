import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import { withMemberId } from '#shared/contract/wire-names.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { callApi, fetchFile } from '#web/api/client.ts'
import { fileUrl } from '#web/api/file-host.ts'
import { useChange } from '#web/api/use-change.ts'
import type { ListedUser } from '#web/api/user/user.ts'

export type ListedPass = ReplyOf<CallAt<typeof calls.listPasses>>['data']['passes'][number]

/** A card that was issued, with the URL of its member's photo. */
export type IssuedCard = ReplyOf<CallAt<typeof calls.issueCard>>['data'] & {
  photo: string | undefined
}

const PASSES = 'passes'
const MEMBERS = 'card-members'

/** A member's passes, newest first. */
export function usePasses(userId: string) {
  return useQuery({
    queryKey: [PASSES, userId],
    queryFn: async ({ signal }) =>
      (await callApi(calls.listPasses, { params: { id: userId }, signal })).data.passes,
    staleTime: 0,
    gcTime: 0,
  })
}

export function useRevokePass(userId: string) {
  const client = useQueryClient()
  return useChange({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<CallAt<typeof calls.revokePass>>) =>
      callApi(calls.revokePass, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [PASSES, userId] }),
  })
}

/** Whether the settings allow printed cards; true until they are loaded. */
export function useCardsEnabled(): boolean {
  return usePublicSettings().cardsOn
}

/** All members with paid days, sorted by name. */
export function useMembersWithPaidDays() {
  return useQuery({
    queryKey: [MEMBERS],
    queryFn: async ({ signal }) => {
      const members: ListedUser[] = []
      for (let page = 1; ; page++) {
        const query = { with: 'paidDays', page: String(page) } as const
        const { users, total } = (await callApi(calls.listUsers, { query, signal })).data
        members.push(...users.map((user) => withMemberId(user)))
        if (users.length === 0 || members.length >= total) break
      }
      return members.toSorted((a, b) => a.name.localeCompare(b.name))
    },
    staleTime: 0,
  })
}

/**
 * Issues a member's card, which replaces the previous one. Its photo is the selfie or, if that can't be
 * loaded, the profile picture. Throws ApiError.
 */
export async function issueCardFor(userId: string): Promise<IssuedCard> {
  const params = { id: userId }
  const [{ data: user }, { data: card }] = await Promise.all([
    callApi(calls.getUser, { params }),
    callApi(calls.issueCard, { params }),
  ])
  return { ...card, photo: await photoOf(user) }
}

async function photoOf(user: {
  avatar: string | null
  membershipDetails: { selfiePhoto: string | null } | null
}): Promise<string | undefined> {
  const selfie = user.membershipDetails?.selfiePhoto
  if (!selfie) return fileUrl(user.avatar)
  try {
    return URL.createObjectURL(await fetchFile(selfie, AbortSignal.timeout(30_000)))
  } catch {
    // Without a profile picture, the card has an empty frame, which reception sees.
    return fileUrl(user.avatar)
  }
}
