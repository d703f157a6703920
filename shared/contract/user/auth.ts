import * as z from 'zod/mini'
import type { FieldProblem } from '../../domain/field-problem.ts'
import { GENDER_PROBLEMS, GENDERS } from '../../domain/options.ts'
import { BIRTH_DATE_PROBLEMS } from '../../domain/user/birth-date.ts'
import { normalizeEmail } from '../../domain/user/email.ts'
import {
  LOGIN_PROBLEMS,
  loginIdentifierProblem,
  loginPasswordProblem,
  normalizeIdentifier,
} from '../../domain/user/login-identifier.ts'
import { newPasswordProblem, PASSWORD_MAX_LENGTH } from '../../domain/user/password.ts'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import {
  checkedText,
  doneReply,
  email,
  factorCode,
  fullName,
  newPassword,
  normalizedText,
  oneTimeCode,
  phoneNumber,
} from '../fields.ts'
import { currentUser } from './current-user.ts'
import { noticeFields } from './privacy-notice.ts'

const loginReply = z.object({
  success: z.literal(true),
  token: z.string(),
  user: currentUser,
  message: z.string(),
})

/** Exactly one of email and dyanpittId. */
export const login = defineCall(endpoints.login, {
  summary: 'Log in with an email or a member ID; users with a second factor send its code too',
  body: z
    .object({
      email: z.optional(normalizedText(normalizeEmail, loginIdentifierProblem)),
      dyanpittId: z.optional(normalizedText(normalizeIdentifier, loginIdentifierProblem)),
      password: checkedText(currentPasswordProblem),
      rememberMe: z._default(z.boolean(), false),
      /** For users with a second factor, after secondFactorCodeRequired. */
      factorCode: z.optional(factorCode),
    })
    .check(
      z.refine(({ email, dyanpittId }) => email !== undefined || dyanpittId !== undefined, {
        error: LOGIN_PROBLEMS.loginIdentifierRequired.code,
        path: ['email'],
        when: isObject,
      }),
      z.refine(({ email, dyanpittId }) => email === undefined || dyanpittId === undefined, {
        error: REQUEST_PROBLEMS.loginIdentifiersBoth.code,
        path: ['email'],
        when: isObject,
      }),
    ),
  reply: loginReply,
  errors: ['loginFailed', 'secondFactorCodeRequired', 'wrongSecondFactorCode'],
})

/**
 * A password may predate the current rules. Passwords beyond the maximum length are rejected without
 * hashing.
 */
export function currentPasswordProblem(password: string): FieldProblem | undefined {
  return password.length > PASSWORD_MAX_LENGTH
    ? newPasswordProblem(password)
    : loginPasswordProblem(password)
}

/** Reports a missing identity together with the problems of other fields. */
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

export const register = defineCall(endpoints.register, {
  summary: 'Create a user for the email just verified by verify-otp',
  body: z.object({
    email,
    password: newPassword,
    fullName,
    phoneNumber,
    // The rule needs the current day, so the use case checks it.
    dateOfBirth: z.string(BIRTH_DATE_PROBLEMS.birthDateRequired.code),
    gender: z.enum(GENDERS, GENDER_PROBLEMS.genderRequired.code),
    ...noticeFields,
  }),
  reply: z.object({ success: z.literal(true), token: z.string(), message: z.string() }),
  errors: [
    'emailNotVerified',
    'emailTaken',
    'phoneTaken',
    'notAnImage',
    'fileTooLarge',
    'storageUnavailable',
  ],
})

export const logout = defineCall(endpoints.logout, {
  summary: 'End this session',
  reply: doneReply,
})

export const me = defineCall(endpoints.me, {
  summary: 'Get the current user',
  reply: z.object({ success: z.literal(true), user: currentUser }),
  errors: ['notLoggedIn'],
})

export const sendOtp = defineCall(endpoints.sendOtp, {
  summary: 'Email an OTP to verify an address before registration',
  body: z.object({ email }),
  reply: doneReply,
  errors: ['emailTaken', 'tooManyCodes'],
})

export const verifyOtp = defineCall(endpoints.verifyOtp, {
  summary: 'Verify an email with its OTP; sets the cookie that register needs',
  body: z.object({ email, otp: oneTimeCode }),
  reply: doneReply,
  errors: ['invalidCode', 'expiredCode', 'codeAttemptsExhausted'],
})

export const forgotPassword = defineCall(endpoints.forgotPassword, {
  summary: 'Email an OTP for a password reset; also resends it',
  body: z.object({ email }),
  reply: doneReply,
  errors: ['userNotFound', 'tooManyCodes'],
})

export const verifyResetOtp = defineCall(endpoints.verifyResetOtp, {
  summary: 'Check a password reset OTP without consuming it',
  body: z.object({ email, otp: oneTimeCode }),
  reply: doneReply,
  errors: ['invalidCode', 'expiredCode', 'codeAttemptsExhausted'],
})

export const resetPassword = defineCall(endpoints.resetPassword, {
  summary: "Set a new password with the OTP; ends all the user's sessions",
  body: z.object({ email, otp: oneTimeCode, newPassword }),
  reply: doneReply,
  errors: ['invalidCode', 'expiredCode', 'codeAttemptsExhausted', 'userNotFound'],
})

export const checkPhone = defineCall(endpoints.checkPhone, {
  summary: 'Check whether a phone number is taken',
  body: z.object({ phoneNumber }),
  reply: z.object({ success: z.literal(true), exists: z.boolean() }),
})

export const uploadAvatar = defineCall(endpoints.uploadAvatar, {
  summary: 'Set the profile picture',
  reply: z.object({ success: z.literal(true), user: currentUser, message: z.string() }),
  errors: ['notLoggedIn', 'notAnImage', 'fileTooLarge', 'storageUnavailable'],
})
