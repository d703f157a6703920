/**
 * The mark of sample data: every member and visitor of it has an email at this name, which no mail
 * server will ever answer for. Nobody can prove such an email, so no real member has one.
 */
export const SAMPLE_MAIL_NAME = 'sample.invalid'

export function isSampleEmail(email: string): boolean {
  return email.endsWith(`@${SAMPLE_MAIL_NAME}`)
}
