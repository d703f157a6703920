import { displayDay } from '#shared/domain/calendar-day.ts'
import { GENDER_LABELS, genderNamed } from '#shared/domain/options.ts'
import { COUNTRY_CODE } from '#shared/domain/phone.ts'
import { ROLE_LABELS } from '#shared/domain/user.ts'
import type { EditValues } from '#web/features/user/edit-user-form.ts'

/**
 * The form over what somebody else has made of the account meanwhile: what was typed stays, elsewhere
 * the new values stand. `news` says what is new, and where that is not what the form says.
 */
export function overNewer(
  before: EditValues,
  typed: EditValues,
  newer: EditValues,
): { values: EditValues; news: string[] } {
  const news: string[] = []

  function merged<Field extends keyof EditValues>(
    field: Field,
    label: string,
    shown: (value: EditValues[Field]) => string,
  ): EditValues[Field] {
    const [was, is] = [before[field], newer[field]]
    const kept = typed[field] === was ? is : typed[field]
    if (is !== was) {
      const yours = kept === is ? '' : '; what you entered is kept'
      news.push(`${label} is ${is === '' ? 'not given' : shown(is)} now${yours}.`)
    }
    return kept
  }

  const values = {
    fullName: merged('fullName', 'Full Name', (name) => name),
    phoneNumber: merged('phoneNumber', 'Mobile Number', (number) => `${COUNTRY_CODE} ${number}`),
    dateOfBirth: merged('dateOfBirth', 'Date of Birth', displayDay),
    gender: merged('gender', 'Gender', (value) => {
      const gender = genderNamed(value)
      return gender ? GENDER_LABELS[gender] : value
    }),
    role: merged('role', 'Role', (role) => ROLE_LABELS[role]),
  }
  return { values, news }
}
