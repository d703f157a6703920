import {
  checkPhone,
  forgotPassword,
  login,
  register,
  resetPassword,
  sendOtp,
  verifyOtp,
  verifyResetOtp,
} from '#shared/contract/auth.ts'
import type { BodySent } from '#shared/contract/call.ts'
import { callApi } from '#web/api/client.ts'

/** The calls of the sign-in screens. Each form makes them once per press, so none is cached. */

export function signIn(body: BodySent<typeof login>) {
  return callApi(login, { body })
}

export function createAccount(body: BodySent<typeof register>, avatar: File | null) {
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

export function setNewPassword(body: BodySent<typeof resetPassword>) {
  return callApi(resetPassword, { body })
}

/** Whether the number has an account; false also where the question could not be asked. */
export async function isPhoneTaken(phoneNumber: string): Promise<boolean> {
  try {
    return (await callApi(checkPhone, { body: { phoneNumber } })).exists
  } catch {
    // Document 1, section 8: a failure of the phone check itself is not shown; register judges.
    return false
  }
}
