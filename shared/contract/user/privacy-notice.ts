import * as z from 'zod/mini'
import { LANGUAGES } from '../../domain/language.ts'
import { instant } from '../fields.ts'

/**
 * The privacy notice that was on screen, in a form that collects personal data. An addition to the
 * specification's payloads: without both fields, the notice is recorded as not shown.
 */
export const noticeFields = {
  noticeVersion: z.optional(z.string().check(z.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/))),
  noticeLanguage: z.optional(z.enum(LANGUAGES)),
}

/** A recorded notice; null if it was not shown. */
export const shownNotice = z.nullable(
  z.object({ version: z.string(), language: z.enum(LANGUAGES), shownAt: instant }),
)
export type ShownNotice = z.infer<typeof shownNotice>
