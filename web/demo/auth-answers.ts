import * as calls from '#shared/contract/auth.ts'
import { birthDateProblem } from '#shared/domain/birth-date.ts'
import { normalEmail } from '#shared/domain/email.ts'
import { typedIdentifier } from '#shared/domain/login-identifier.ts'
import {
  CODE_MINUTES,
  CODE_WRONG_TRIES,
  type CodePurpose,
  resendWaitSeconds,
} from '#shared/domain/one-time-code.ts'
import { RESET_DONE } from '#shared/domain/password.ts'
import { answer } from '#web/demo/answer.ts'
import { signedIn } from '#web/demo/callers.ts'
import { currentUser } from '#web/demo/current-user.ts'
import { codeKey, type DemoHall, type DemoPerson, today } from '#web/demo/demo-hall.ts'
import { DEMO_CODE } from '#web/demo/demo-people.ts'
import { openSession } from '#web/demo/demo-token.ts'
import { invalidFields, refusal } from '#web/demo/refusal.ts'

export const authAnswers = [
  answer(calls.login, ({ hall, body }) => {
    const { email, dyanpittId, password } = body
    const person = hall.people.find(
      (candidate) =>
        candidate.active &&
        (email === undefined
          ? dyanpittId !== undefined && candidate.memberId === typedIdentifier(dyanpittId)
          : candidate.email === normalEmail(email)),
    )
    const right = person && (person.password === undefined || person.password === password)
    if (!right) throw refusal('loginFailed')
    const token = openSession(hall, person)
    return { token, user: currentUser(hall, person), message: 'Login successful' }
  }),

  answer(calls.register, ({ hall, body, file }) => {
    const email = normalEmail(body.email)
    const birthDate = birthDateProblem(body.dateOfBirth, today(hall))
    if (birthDate !== undefined) throw invalidFields({ dateOfBirth: birthDate })
    if (personOf(hall, email)) throw refusal('emailTaken')
    if (!hall.proved.delete(email)) throw refusal('emailNotVerified')
    if (isPhoneTaken(hall, body.phoneNumber)) throw refusal('phoneTaken')
    const person: DemoPerson = {
      id: hall.nextId(),
      email,
      fullName: body.fullName.trim(),
      role: 'user',
      phoneNumber: body.phoneNumber,
      gender: body.gender,
      dateOfBirth: body.dateOfBirth,
      password: body.password,
      memberId: null,
      avatar: file ? URL.createObjectURL(file) : null,
      createdAt: hall.now(),
      active: true,
      membership: null,
    }
    hall.people.unshift(person)
    return {
      token: openSession(hall, person),
      message: 'Your account has been created successfully',
    }
  }),

  answer(calls.logout, () => ({ message: 'You have been logged out' })),

  answer(calls.me, ({ hall, caller }) => ({ user: currentUser(hall, signedIn(caller)) })),

  answer(calls.sendOtp, ({ hall, body }) => {
    const email = normalEmail(body.email)
    if (personOf(hall, email)) throw refusal('emailTaken')
    sendCode(hall, 'register', email)
    return { message: 'A verification code has been sent to your email' }
  }),

  answer(calls.verifyOtp, ({ hall, body }) => {
    const email = normalEmail(body.email)
    checkCode(hall, 'register', email, body.otp, { useUp: true })
    hall.proved.add(email)
    return { message: 'Your email has been verified' }
  }),

  answer(calls.forgotPassword, ({ hall, body }) => {
    const email = normalEmail(body.email)
    if (!personOf(hall, email)) throw refusal('userNotFound')
    sendCode(hall, 'reset', email)
    return { message: 'A reset code has been sent to your email' }
  }),

  answer(calls.verifyResetOtp, ({ hall, body }) => {
    checkCode(hall, 'reset', normalEmail(body.email), body.otp, { useUp: false })
    return { message: 'The code is right' }
  }),

  answer(calls.resetPassword, ({ hall, body }) => {
    const person = personOf(hall, normalEmail(body.email))
    if (!person) throw refusal('userNotFound')
    checkCode(hall, 'reset', person.email, body.otp, { useUp: true })
    person.password = body.newPassword
    return { message: RESET_DONE }
  }),

  answer(calls.checkPhone, ({ hall, body }) => ({ exists: isPhoneTaken(hall, body.phoneNumber) })),

  answer(calls.uploadAvatar, ({ hall, caller, file }) => {
    const person = signedIn(caller)
    if (!file) throw refusal('notAnImage')
    person.avatar = URL.createObjectURL(file)
    return {
      user: currentUser(hall, person),
      message: 'Your profile picture has been saved',
    }
  }),
]

export function isPhoneTaken(hall: DemoHall, number: string, exceptId?: string): boolean {
  return hall.people.some(({ id, phoneNumber }) => id !== exceptId && phoneNumber === number)
}

function personOf(hall: DemoHall, email: string): DemoPerson | undefined {
  return hall.people.find((person) => person.email === email)
}

/** No mail is sent: the code of the demo is always the same, and the panel tells it. */
function sendCode(hall: DemoHall, purpose: CodePurpose, email: string): void {
  const key = codeKey(purpose, email)
  const last = hall.codes.get(key)
  const seconds = last ? resendWaitSeconds(last.sentAt, hall.now()) : 0
  if (seconds > 0) throw refusal('tooManyCodes', { values: { seconds } })
  hall.codes.set(key, { sentAt: hall.now(), wrongTries: 0, used: false })
}

function checkCode(
  hall: DemoHall,
  purpose: CodePurpose,
  email: string,
  typed: string,
  { useUp }: { useUp: boolean },
): void {
  const code = hall.codes.get(codeKey(purpose, email))
  if (!code || code.used) throw refusal('invalidCode')
  const age = hall.now().getTime() - code.sentAt.getTime()
  if (age >= CODE_MINUTES * 60_000) throw refusal('expiredCode')
  if (code.wrongTries >= CODE_WRONG_TRIES) throw refusal('codeTriesUsed')
  if (typed.replace(/\s/g, '') !== DEMO_CODE) {
    code.wrongTries += 1
    throw refusal('invalidCode')
  }
  if (useUp) code.used = true
}
