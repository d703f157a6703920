import * as z from 'zod/mini'
import { calendarDay } from '../fields.ts'

/** The visitor of a scanned pass, as shown to admins (specification document 2, section 7). */
export const scannedVisitor = z.object({
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  tourDate: calendarDay,
  tourTime: z.string(),
})
export type ScannedVisitor = z.infer<typeof scannedVisitor>
