import * as z from 'zod/mini'
import { isCalendarDay } from '../domain/calendar-day.ts'
import { emailProblem, normalEmail } from '../domain/email.ts'
import { codeProblem } from '../domain/one-time-code.ts'
import { newPasswordProblem } from '../domain/password.ts'
import { phoneProblem, wirePhoneProblem } from '../domain/phone.ts'

type Problem = (text: string) => string | undefined

/** A check by a rule of the domain: `problem` gives the message, or undefined when all is well. */
export function judgedBy(problem: Problem): z.core.CheckFn<string> {
  return (context) => {
    const message = problem(context.value)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  }
}

/** A text whose absence, like any other type, is told in the rule's own words for an empty one. */
export function textFor(problem: Problem) {
  return z.string({ error: () => problem('') })
}

export function judgedText(problem: Problem) {
  return textFor(problem).check(judgedBy(problem))
}

/** A text that is brought into the form in which it is kept before the rule judges it. */
export function normalizedText(normalize: (text: string) => string, problem: Problem) {
  return z.pipe(textFor(problem), z.pipe(z.transform(normalize), judgedText(problem)))
}

// NUL and lone surrogates can't be stored as UTF-8 text; other control characters are never typed. Those
// that turn the direction of what follows would let a text pose as another.
const UNSTORABLE = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u

/** A check that refuses what a text in the database can't hold. */
export function storable() {
  return z.refine<string>(
    (text) => !UNSTORABLE.test(text),
    'Please remove characters that cannot be shown',
  )
}

/** A trimmed text that a person typed, of at most `max` characters. */
export function typedText(max: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(max, `Please use at most ${max} characters`), storable())
}

/** An email, in the form in which it is kept and compared. */
export const email = normalizedText(normalEmail, emailProblem)

/** A one-time code; white space that came with pasting is removed. */
export const oneTimeCode = normalizedText((text) => text.replace(/\s/g, ''), codeProblem)

export const newPassword = judgedText(newPasswordProblem)
export const phoneNumber = judgedText((number) =>
  number === '' ? phoneProblem('') : wirePhoneProblem(number),
)

/** `YYYY-MM-DD`, a day in the hall's time zone. */
export const calendarDay = judgedText((day) =>
  isCalendarDay(day) ? undefined : 'Please enter a date as YYYY-MM-DD',
)

/** ISO 8601 in UTC. */
export const instant = z.string()

const NO_AMOUNT = 'Please give an amount in whole rupees'

/** Whole rupees. */
export const rupeeAmount = z.int(NO_AMOUNT).check(z.minimum(0, NO_AMOUNT))

/** Of a list in pages, from 1; a query carries it as text. */
export const pageNumber = z._default(
  z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
  1,
)
