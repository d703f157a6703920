import * as z from 'zod/mini'
import { PASSWORD_MAX_LENGTH } from '../domain/password.ts'
import { defineCall } from './call.ts'
import { ERRORS } from './errors.ts'
import { judgedText } from './fields.ts'
import { personalData } from './personal-data.ts'
import { doneReply } from './user.ts'

export const exportData = defineCall({
  method: 'GET',
  path: '/member/data',
  summary: 'Everything that the hall holds about whoever asks, with their pictures',
  reply: z.object({ success: z.literal(true), data: personalData }),
  errors: ['notSignedIn'],
})

/** One that nobody can have is simply wrong: the rules for new passwords do not belong here. */
function ownPasswordProblem(password: string): string | undefined {
  if (password === '') return 'Password is required'
  return password.length > PASSWORD_MAX_LENGTH ? ERRORS.passwordWrong.message : undefined
}

export const deletionOutlook = defineCall({
  method: 'GET',
  path: '/member/delete-account',
  summary: 'Whether whoever asks may not go, because the hall would be left without a super admin',
  reply: z.object({ success: z.literal(true), data: z.object({ lastSuperAdmin: z.boolean() }) }),
  errors: ['notSignedIn'],
})

/** Without `giveUpMembership` it is refused while paid days are left, so that nobody loses them unasked. */
export const deleteAccount = defineCall({
  method: 'POST',
  path: '/member/delete-account',
  summary: 'Erase the personal data of whoever asks, for good; bookings and payments stay nameless',
  body: z.object({
    password: judgedText(ownPasswordProblem),
    giveUpMembership: z._default(z.boolean(), false),
  }),
  reply: doneReply,
  errors: ['notSignedIn', 'passwordWrong', 'membershipRuns', 'lastSuperAdmin'],
})

/** Without `freeSeats` it is refused while the member still has seats. */
export const eraseUser = defineCall({
  method: 'POST',
  path: '/admin/users/:id/erase',
  summary: 'Erase the personal data of an account, for good; for super admins',
  params: z.object({ id: z.uuid() }),
  body: z.object({ freeSeats: z._default(z.boolean(), false) }),
  reply: doneReply,
  errors: ['notSignedIn', 'notAllowed', 'notFound', 'eraseNotYours', 'seatsWouldBeFreed'],
})
