import { parseGender } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { COUNTRY_CODE } from '#shared/domain/user/phone.ts'
import type { EditValues } from '#web/features/user/edit-user/edit-user-form.ts'
import { localDay } from '#web/ui/local-text.ts'
import { ROLE_LABELS } from '#words/admin/staff-labels.ts'
import { GENDER_LABELS } from '#words/user/person-labels.ts'
import { EDIT_USER_WORDS } from '#words/user/user-management.ts'

/**
 * Merges somebody else's changes into the form: typed values stay, other fields are updated. `changes` describes each
 * new value, and says if the form keeps another one.
 */
export function mergeEdits(
  before: EditValues,
  typed: EditValues,
  newer: EditValues,
): { values: EditValues; changes: string[] } {
  const changes: string[] = []

  function mergeField<Field extends keyof EditValues>(
    field: Field,
    shown: (value: EditValues[Field]) => string,
  ): EditValues[Field] {
    const [was, is] = [before[field], newer[field]]
    const result = typed[field] === was ? is : typed[field]
    if (is !== was) {
      const label = EDIT_USER_WORDS.fields[field]
      changes.push(
        is === ''
          ? fillIn(result === is ? EDIT_USER_WORDS.emptied : EDIT_USER_WORDS.emptiedKept, {
              field: label,
            })
          : fillIn(result === is ? EDIT_USER_WORDS.changed : EDIT_USER_WORDS.changedKept, {
              field: label,
              value: shown(is),
            }),
      )
    }
    return result
  }

  const values = {
    fullName: mergeField('fullName', (name) => name),
    email: mergeField('email', (email) => email),
    phoneNumber: mergeField('phoneNumber', (number) => `${COUNTRY_CODE} ${number}`),
    dateOfBirth: mergeField('dateOfBirth', localDay),
    gender: mergeField('gender', (value) => {
      const gender = parseGender(value)
      return gender ? GENDER_LABELS[gender] : value
    }),
    role: mergeField('role', (role) => ROLE_LABELS[role]),
  }
  return { values, changes }
}
