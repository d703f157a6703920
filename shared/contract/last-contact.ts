import * as z from 'zod/mini'
import { CONTACT_KINDS } from '../domain/user/member-note.ts'
import { instant } from './fields.ts'

/** When staff last called a member or wrote to them on WhatsApp; null if they never did. */
export const lastContact = z.nullable(z.object({ kind: z.enum(CONTACT_KINDS), at: instant }))
export type LastContactReply = z.infer<typeof lastContact>
