import { splitFullName } from '#shared/domain/user/full-name.ts'

/** Long enough for any first name, too short for a message. */
const FIRST_NAME_MAX = 30

/** The first name without periods, which could make it a web address. */
export function plainFirstName(fullName: string): string {
  return splitFullName(fullName).firstName.replaceAll('.', '').slice(0, FIRST_NAME_MAX)
}
