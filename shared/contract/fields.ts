import * as z from 'zod/mini'
import { isCalendarDay } from '../domain/calendar-day.ts'
import type { FieldProblem } from '../domain/field-problem.ts'
import { toLatinDigits } from '../domain/latin-digits.ts'
import { ROWS_PER_PAGE } from '../domain/list-pages.ts'
import { emailProblem, normalizeEmail } from '../domain/user/email.ts'
import { fullNameProblem, normalizeName } from '../domain/user/full-name.ts'
import { LOGIN_PROBLEMS } from '../domain/user/login-identifier.ts'
import { codeProblem, normalizeCode } from '../domain/user/one-time-code.ts'
import { newPasswordProblem, PASSWORD_MAX_LENGTH } from '../domain/user/password.ts'
import { normalizeWirePhone, phoneProblem, wirePhoneProblem } from '../domain/user/phone.ts'
import { factorCodeProblem, normalizeFactorCode } from '../domain/user/second-factor.ts'
import { REQUEST_PROBLEMS } from './field-problems.ts'

const UUID_AND_COMMA = 37

/** The IDs of the selected rows of a list: a string, because it is part of a URL. */
export const selectedIds = z.pipe(
  z.string().check(z.maxLength(ROWS_PER_PAGE * UUID_AND_COMMA)),
  z.pipe(
    z.transform((text: string) => text.split(',')),
    z.array(z.uuid()),
  ),
)

/** Returns an object with the same schema for each field. */
export function uniformFields<Field extends string, Schema>(
  fields: readonly Field[],
  schema: Schema,
): Record<Field, Schema>
export function uniformFields(fields: readonly string[], schema: unknown): object {
  return Object.fromEntries(fields.map((field) => [field, schema]))
}

/** A domain rule: returns what is wrong with a value, or undefined. */
export type Rule<Value> = (value: Value) => FieldProblem | undefined

/** A check that applies a rule. Like every schema here, it uses the problem's code as its message. */
export function checkedBy<Value>(rule: Rule<Value>): z.core.CheckFn<Value> {
  return ({ value, issues }) => {
    const problem = rule(value)
    if (problem) issues.push({ code: 'custom', message: problem.code, input: value })
  }
}

/** A string. A missing value, or one of another type, is reported like an empty string. */
export function textFor(rule: Rule<string>) {
  return z.string({ error: () => rule('')?.code })
}

export function checkedText(rule: Rule<string>) {
  return textFor(rule).check(checkedBy(rule))
}

/** A string that is normalized before the rule checks it. */
export function normalizedText(normalize: (text: string) => string, rule: Rule<string>) {
  return z.pipe(textFor(rule), z.pipe(z.transform(normalize), checkedText(rule)))
}

// NUL and lone surrogates can't be stored as UTF-8, other control characters are never typed, and
// bidirectional overrides would let one text imitate another.
const UNSTORABLE_CHARACTERS = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u

/** Rejects characters that the database can't store. */
export function storable() {
  return z.refine<string>(
    (text) => !UNSTORABLE_CHARACTERS.test(text),
    REQUEST_PROBLEMS.textNotStorable.code,
  )
}

/** A trimmed string of at most `max` characters. */
export function typedText(max: number) {
  return z.string().check(z.trim(), z.maxLength(max, REQUEST_PROBLEMS.textTooLong.code), storable())
}

/** A search text; numbers are stored with Latin digits. */
export function searchText(max: number) {
  return typedText(max).check(z.overwrite(toLatinDigits))
}

/** A normalized email address. */
export const email = normalizedText(normalizeEmail, emailProblem)

/** A user's name, normalized for storage. */
export const fullName = z.pipe(
  textFor(fullNameProblem).check(z.trim(), checkedBy(fullNameProblem)),
  z.transform(normalizeName),
)

/** A one-time code; pasted white space is removed. */
export const oneTimeCode = normalizedText(normalizeCode, codeProblem)

/** The code of an authenticator app, or a recovery code. */
export const factorCode = normalizedText(normalizeFactorCode, factorCodeProblem)

export const newPassword = checkedText(newPasswordProblem)

/**
 * The caller's current password. One beyond the maximum length is simply wrong; the rules for new
 * passwords don't apply here.
 */
export const ownPassword = checkedText((password) => {
  if (password === '') return LOGIN_PROBLEMS.passwordRequired
  return password.length > PASSWORD_MAX_LENGTH ? REQUEST_PROBLEMS.wrongPassword : undefined
})

export const phoneNumber = normalizedText(normalizeWirePhone, (number) =>
  number === '' ? phoneProblem('') : wirePhoneProblem(number),
)

/** `YYYY-MM-DD`, a day in the hall's time zone. */
export const calendarDay = checkedText((day) =>
  isCalendarDay(day) ? undefined : REQUEST_PROBLEMS.dateInvalid,
)

/** ISO 8601 in UTC. */
export const instant = z.string()

/** An instant in a request, in UTC, from 1970 on. */
export const requestInstant = z.iso
  .datetime(REQUEST_PROBLEMS.invalidValue.code)
  .check(z.refine((text) => !/^(0|1[0-8]|19[0-6])/.test(text), REQUEST_PROBLEMS.invalidValue.code))

const NO_AMOUNT = REQUEST_PROBLEMS.amountInvalid.code

/** Whole rupees. */
export const rupeeAmount = z.int(NO_AMOUNT).check(z.minimum(0, NO_AMOUNT))

/** The late fee of a due, and the first day on which it is asked for. */
export const agreedLateFee = z.object({ amount: rupeeAmount, from: calendarDay })

/** The parameters of an address that names one thing by its id. */
export const idParams = z.object({ id: z.uuid() })

/** A page number from 1; a string in a query. */
export const pageNumber = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  1,
)

/** The reply to a call that returns only a message. */
export const doneReply = z.object({ success: z.literal(true), message: z.string() })
