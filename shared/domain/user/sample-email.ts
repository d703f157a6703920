/**
 * Marks sample data: every sample member and visitor has an email at this domain. It never receives
 * email, so no real user can verify such an address.
 */
export const SAMPLE_MAIL_NAME = 'sample.invalid'

export function isSampleEmail(email: string): boolean {
  return email.endsWith(`@${SAMPLE_MAIL_NAME}`)
}
