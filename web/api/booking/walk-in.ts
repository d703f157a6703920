import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { BodyInput, ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import * as calls from '#shared/contract/desk-endpoints.ts'
import { withMemberId } from '#shared/contract/wire-names.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'

export type WalkInToSend = BodyInput<CallAt<typeof calls.registerWalkIn>>
export type Contact = BodyInput<CallAt<typeof calls.findKnownMembers>>
type Found = ReplyOf<CallAt<typeof calls.findKnownMembers>>['data']
export type KnownMembers = ReturnType<typeof knownFromWire>

/** Fetches who already has a phone number or an email; idle while the contact is undefined. */
export function useKnownMembers(contact: Contact | undefined) {
  return useQuery({
    queryKey: ['known-members', contact],
    queryFn: contact
      ? async ({ signal }) =>
          knownFromWire((await callApi(calls.findKnownMembers, { body: contact, signal })).data)
      : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

function knownFromWire({ phoneNumber, email }: Found) {
  return {
    phoneNumber: phoneNumber && withMemberId(phoneNumber),
    email: email && withMemberId(email),
  }
}

export type IssuedClaimCode = ReplyOf<CallAt<typeof calls.issueClaimCode>>['data']

export function useIssueClaimCode(id: string) {
  return useChange({
    mutationFn: async () => (await callApi(calls.issueClaimCode, { params: { id } })).data,
  })
}

export function useRegisterWalkIn() {
  return useChange({
    mutationFn: ({ walkIn, selfie }: { walkIn: WalkInToSend; selfie: Blob }) =>
      callApi(calls.registerWalkIn, { body: walkIn, file: selfie }),
  })
}
