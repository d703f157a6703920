import * as z from 'zod/mini'
import { isCalendarDay } from '../domain/calendar-day.ts'
import { emailProblem, normalEmail } from '../domain/email.ts'
import { codeProblem } from '../domain/one-time-code.ts'
import { newPasswordProblem } from '../domain/password.ts'
import { wirePhoneProblem } from '../domain/phone.ts'

type Problem = (text: string) => string | undefined

/** A check by a rule of the domain: `problem` gives the message, or undefined when all is well. */
export function judgedBy(problem: Problem): z.core.CheckFn<string> {
  return (context) => {
    const message = problem(context.value)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  }
}

export function judgedText(problem: Problem) {
  return z.string().check(judgedBy(problem))
}

// NUL and lone surrogates can't be stored as UTF-8 text; other control characters are never typed.
const UNSTORABLE = /[\p{Cs}]|(?![\n\r\t])\p{Cc}/u

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
export const email = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => normalEmail(text)),
    judgedText(emailProblem),
  ),
)

/** A one-time code; white space that came with pasting is removed. */
export const oneTimeCode = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.replace(/\s/g, '')),
    judgedText(codeProblem),
  ),
)

export const newPassword = judgedText(newPasswordProblem)
export const phoneNumber = judgedText(wirePhoneProblem)

/** `YYYY-MM-DD`, a day in the hall's time zone. */
export const calendarDay = judgedText((day) =>
  isCalendarDay(day) ? undefined : 'Please enter a date as YYYY-MM-DD',
)

/** ISO 8601 in UTC. */
export const instant = z.string()

/** Whole rupees. */
export const rupeeAmount = z.int().check(z.minimum(0))
