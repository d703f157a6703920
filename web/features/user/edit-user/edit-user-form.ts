import { type UseFormReturn, useForm } from 'react-hook-form'
import { parseGender } from '#shared/domain/options.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { COUNTRY_CODE, phoneToWire } from '#shared/domain/user/phone.ts'
import type { Role } from '#shared/domain/user/user.ts'
import type { UserEdit, ViewedUser } from '#web/api/user/user.ts'

/** The form's values; '' means not given. */
export type EditValues = {
  fullName: string
  email: string
  phoneNumber: string
  gender: string
  dateOfBirth: string
  role: Role
}

export function useEditUserForm(user: ViewedUser): UseFormReturn<EditValues> {
  return useForm<EditValues>({ mode: 'onTouched', defaultValues: valuesOf(user) })
}

export function valuesOf(user: ViewedUser): EditValues {
  return {
    fullName: user.name,
    email: user.email ?? '',
    phoneNumber: user.phoneNumber?.slice(COUNTRY_CODE.length) ?? '',
    gender: user.gender ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    role: user.role,
  }
}

/**
 * Returns the edit to send, with null for details that were not given. `user` is the one on which the form is based.
 */
export function toUserEdit(values: EditValues, { email: before, version }: ViewedUser): UserEdit {
  const email = normalizeEmail(values.email)
  return {
    fullName: values.fullName,
    ...(email !== (before ?? '') && { email }),
    phoneNumber: values.phoneNumber === '' ? null : phoneToWire(values.phoneNumber),
    gender: parseGender(values.gender) ?? null,
    dateOfBirth: values.dateOfBirth === '' ? null : values.dateOfBirth,
    role: values.role,
    version,
  }
}
