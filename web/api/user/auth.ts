import type { BodyInput } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import {
  checkPhone,
  forgotPassword,
  login,
  register,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyResetOtp,
} from '#shared/contract/endpoints.ts'
import { identityToWire } from '#shared/contract/wire-names.ts'
import type { LoginIdentity } from '#shared/domain/user/login-identifier.ts'
import { callApi } from '#web/api/client.ts'

// The login, registration and password screens make these calls on submit, without caching.

export function logIn(
  identity: LoginIdentity,
  rest: Pick<BodyInput<CallAt<typeof login>>, 'password' | 'rememberMe' | 'factorCode'>,
) {
  return callApi(login, { body: { ...identityToWire(identity), ...rest } })
}

export function registerUser(body: BodyInput<CallAt<typeof register>>, avatar: File | null) {
  return callApi(register, { body, file: avatar ?? undefined })
}

export function sendCode(email: string) {
  return callApi(sendOtp, { body: { email } })
}

export function verifyCode(email: string, otp: string) {
  return callApi(verifyOtp, { body: { email, otp } })
}

export function sendResetCode(email: string) {
  return callApi(forgotPassword, { body: { email } })
}

export function verifyResetCode(email: string, otp: string) {
  return callApi(verifyResetOtp, { body: { email, otp } })
}

export function setNewPassword(body: BodyInput<CallAt<typeof resetPassword>>) {
  return callApi(resetPassword, { body })
}

/** Returns whether an account has this number; false if the check fails. */
export async function isPhoneTaken(phoneNumber: string): Promise<boolean> {
  try {
    return (await callApi(checkPhone, { body: { phoneNumber } })).exists
  } catch {
    // Document 1, section 8: a failed check is not shown. Registering checks the number again.
    return false
  }
}
