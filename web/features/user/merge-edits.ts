import { shortDay } from '#shared/domain/calendar-day.ts'
import { GENDER_LABELS, genderNamed } from '#shared/domain/options.ts'
import { COUNTRY_CODE } from '#shared/domain/user/phone.ts'
import { ROLE_LABELS } from '#shared/domain/user/user.ts'
import type { EditValues } from '#web/features/user/edit-user-form.ts'

/**
 * Merges another admin's changes into the form: typed values stay, other fields are updated.
 * `changes` describes each new value, and where the form differs from it.
 */
export function mergeEdits(
  before: EditValues,
  typed: EditValues,
  newer: EditValues,
): { values: EditValues; changes: string[] } {
  const changes: string[] = []

  function merged<Field extends keyof EditValues>(
    field: Field,
    label: string,
    shown: (value: EditValues[Field]) => string,
  ): EditValues[Field] {
    const [was, is] = [before[field], newer[field]]
    const result = typed[field] === was ? is : typed[field]
    if (is !== was) {
      const yours = result === is ? '' : ' We kept what you typed.'
      changes.push(`${label} is now ${is === '' ? 'empty' : shown(is)}.${yours}`)
    }
    return result
  }

  const values = {
    fullName: merged('fullName', 'Full name', (name) => name),
    email: merged('email', 'Email', (email) => email),
    phoneNumber: merged('phoneNumber', 'Mobile number', (number) => `${COUNTRY_CODE} ${number}`),
    dateOfBirth: merged('dateOfBirth', 'Date of birth', shortDay),
    gender: merged('gender', 'Gender', (value) => {
      const gender = genderNamed(value)
      return gender ? GENDER_LABELS[gender] : value
    }),
    role: merged('role', 'Role', (role) => ROLE_LABELS[role]),
  }
  return { values, changes }
}
