import * as z from 'zod/mini'
import {
  CONTACT_KINDS,
  isNoteComplete,
  NOTE_KINDS,
  NOTE_MAX_LENGTH,
} from '../domain/user/member-note.ts'
import { defineCall } from './call.ts'
import * as endpoints from './desk-endpoints.ts'
import { REQUEST_PROBLEMS } from './field-problems.ts'
import { doneReply, instant, typedText } from './fields.ts'

/** What staff write about a member, and their calls and messages to them. */

const NOTE_ERRORS = [
  'notLoggedIn',
  'notAllowed',
  'secondFactorSetupRequired',
  'notFound',
  'adminUser',
] as const

const memberNote = z.object({
  id: z.uuid(),
  kind: z.enum(NOTE_KINDS),
  text: z.string(),
  at: instant,
  /** The author's name; null if they were erased. */
  by: z.nullable(z.string()),
  /** Whether the caller may remove it. */
  removable: z.boolean(),
})
export type MemberNote = z.infer<typeof memberNote>

/** When staff last called a member or wrote to them on WhatsApp; null if they never did. */
export const lastContact = z.nullable(z.object({ kind: z.enum(CONTACT_KINDS), at: instant }))
export type LastContactReply = z.infer<typeof lastContact>

export const listNotes = defineCall(endpoints.listNotes, {
  summary:
    'List the newest 50 notes about a user, with calls and WhatsApp messages to them; for staff, but only super admins see notes about other staff',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ notes: z.array(memberNote) }),
  }),
  errors: [...NOTE_ERRORS],
})

export const addNote = defineCall(endpoints.addNote, {
  summary:
    'Add a note about a user, or record a call or WhatsApp message to them; a repeated call changes nothing; for staff',
  params: z.object({ id: z.uuid() }),
  body: z
    .object({
      /** Made by the client. */
      id: z.uuid(),
      kind: z.enum(NOTE_KINDS),
      /** Only calls and messages may have none. */
      text: typedText(NOTE_MAX_LENGTH),
    })
    .check(z.refine(isNoteComplete, { error: REQUEST_PROBLEMS.invalidValue.code, path: ['text'] })),
  reply: doneReply,
  errors: [...NOTE_ERRORS],
})

export const removeNote = defineCall(endpoints.removeNote, {
  summary: 'Remove a note about a user: your own, or any for admins; for staff',
  params: z.object({ id: z.uuid(), noteId: z.uuid() }),
  reply: doneReply,
  errors: [...NOTE_ERRORS, 'noteOfSomebodyElse'],
})
