import * as z from 'zod/mini'
import { BIRTH_DATE_REQUIRED } from '../domain/birth-date.ts'
import { normalEmail } from '../domain/email.ts'
import { fullNameProblem } from '../domain/full-name.ts'
import { IMAGE_MAX_BYTES } from '../domain/image-file.ts'
import {
  loginIdentifierProblem,
  loginPasswordProblem,
  typedIdentifier,
} from '../domain/login-identifier.ts'
import { GENDER_REQUIRED, GENDERS } from '../domain/options.ts'
import { newPasswordProblem, PASSWORD_MAX_LENGTH } from '../domain/password.ts'
import { defineCall } from './call.ts'
import {
  email,
  judgedBy,
  judgedText,
  newPassword,
  normalizedText,
  oneTimeCode,
  phoneNumber,
  textFor,
} from './fields.ts'
import { currentUser, doneReply } from './user.ts'

const signedIn = z.object({
  success: z.literal(true),
  token: z.string(),
  user: currentUser,
  message: z.string(),
})

/** Exactly one of email and dyanpittId. */
export const login = defineCall({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with an email or a member ID',
  body: z
    .object({
      email: z.optional(normalizedText(normalEmail, loginIdentifierProblem)),
      dyanpittId: z.optional(normalizedText(typedIdentifier, loginIdentifierProblem)),
      password: judgedText(presentPasswordProblem),
      rememberMe: z._default(z.boolean(), false),
    })
    .check(
      z.refine(({ email, dyanpittId }) => email !== undefined || dyanpittId !== undefined, {
        error: () => loginIdentifierProblem(''),
        path: ['email'],
        when: isObject,
      }),
      z.refine(({ email, dyanpittId }) => email === undefined || dyanpittId === undefined, {
        error: 'Give either an email or a member ID',
        path: ['email'],
        when: isObject,
      }),
    ),
  reply: signedIn,
  errors: ['loginFailed'],
})

/** A password may be older than today's rules; one that is too long to be anybody's costs no hashing. */
export function presentPasswordProblem(password: string): string | undefined {
  return password.length > PASSWORD_MAX_LENGTH
    ? newPasswordProblem(password)
    : loginPasswordProblem(password)
}

/** Which identity is missing is told together with what is wrong with the other fields. */
function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

export const register = defineCall({
  method: 'POST',
  path: '/auth/register',
  summary: 'Create an account for the email that verify-otp has just proved',
  body: z.object({
    email,
    password: newPassword,
    fullName: textFor(fullNameProblem).check(z.trim(), judgedBy(fullNameProblem)),
    phoneNumber,
    // The rule needs today's day: the use case asks it.
    dateOfBirth: z.string(BIRTH_DATE_REQUIRED),
    gender: z.enum(GENDERS, GENDER_REQUIRED),
  }),
  upload: { field: 'avatar', required: false, maxBytes: IMAGE_MAX_BYTES },
  reply: z.object({ success: z.literal(true), token: z.string(), message: z.string() }),
  errors: [
    'emailNotVerified',
    'emailTaken',
    'phoneTaken',
    'notAnImage',
    'fileTooLarge',
    'storageAway',
  ],
})

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  summary: 'End this session',
  reply: doneReply,
})

export const me = defineCall({
  method: 'GET',
  path: '/auth/me',
  summary: 'The user whom the token names',
  reply: z.object({ success: z.literal(true), user: currentUser }),
  errors: ['notSignedIn'],
})

export const sendOtp = defineCall({
  method: 'POST',
  path: '/auth/send-otp',
  summary: 'Mail a code that proves an email before registration',
  body: z.object({ email }),
  reply: doneReply,
  errors: ['emailTaken', 'tooManyCodes'],
})

export const verifyOtp = defineCall({
  method: 'POST',
  path: '/auth/verify-otp',
  summary: 'Prove an email with its code; sets the proof cookie that register needs',
  body: z.object({ email, otp: oneTimeCode }),
  reply: doneReply,
  errors: ['invalidCode', 'expiredCode', 'codeTriesUsed'],
})

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mail a code for a new password; also used to send it again',
  body: z.object({ email }),
  reply: doneReply,
  errors: ['userNotFound', 'tooManyCodes'],
})

export const verifyResetOtp = defineCall({
  method: 'POST',
  path: '/auth/verify-reset-otp',
  summary: 'Check the code for a new password without using it up',
  body: z.object({ email, otp: oneTimeCode }),
  reply: doneReply,
  errors: ['invalidCode', 'expiredCode', 'codeTriesUsed'],
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Set a new password with the code; ends all sessions of the user',
  body: z.object({ email, otp: oneTimeCode, newPassword }),
  reply: doneReply,
  errors: ['invalidCode', 'expiredCode', 'codeTriesUsed', 'userNotFound'],
})

export const checkPhone = defineCall({
  method: 'POST',
  path: '/auth/check-phone',
  summary: 'Whether a phone number belongs to an account',
  body: z.object({ phoneNumber }),
  reply: z.object({ success: z.literal(true), exists: z.boolean() }),
})

export const uploadAvatar = defineCall({
  method: 'POST',
  path: '/auth/upload-avatar',
  summary: 'Set the profile picture',
  upload: { field: 'avatar', required: true, maxBytes: IMAGE_MAX_BYTES },
  reply: z.object({ success: z.literal(true), user: currentUser, message: z.string() }),
  errors: ['notSignedIn', 'notAnImage', 'fileTooLarge', 'storageAway'],
})
