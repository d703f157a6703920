import { MEMBERSHIP_SECTIONS, type MembershipField } from '#shared/domain/membership.ts'
import { ApiError } from '#web/api/client.ts'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'

const FIELDS: readonly MembershipField[] = MEMBERSHIP_SECTIONS.flatMap(({ fields }) => fields)

/** Returns the alert's text: the server's message, or 'Please try again' (specification document 2, section 8). */
export function saveFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return MEMBERSHIP_WORDS.tryAgain
  return error.kind === 'server' && error.serverMessage === undefined
    ? MEMBERSHIP_WORDS.tryAgain
    : error.message
}

/** Returns the server's field errors that concern fields of this form. */
export function fieldFailures(error: Error): { field: MembershipField; message: string }[] {
  if (!(error instanceof ApiError)) return []
  return error.errors.flatMap(({ path, msg }) => {
    const field = FIELDS.find((candidate) => candidate === path)
    return field ? [{ field, message: msg }] : []
  })
}
