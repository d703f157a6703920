import * as z from 'zod/mini'
import { FIELD_PROBLEM_CODES } from '../domain/field-problem.ts'
import { REFUSAL_CODES } from '../domain/refusal.ts'
import { scannedVisitor } from './tour/visitor.ts'

/** The values of a message's placeholders, for clients that show it in another language. */
const values = z.record(z.string(), z.union([z.string(), z.number()]))

/** One field's problem (specification document 1, section 8). */
const fieldError = z
  .object({
    path: z.string(),
    code: z.enum(FIELD_PROBLEM_CODES),
    msg: z.string(),
    values: z.optional(values),
  })
  // Listed once in the API documentation, under this name.
  .register(z.globalRegistry, { id: 'FieldError' })
export type FieldError = z.infer<typeof fieldError>

/** Programs compare `code`; `message` and `msg` are English text for people. */
export const errorReply = z.object({
  success: z.literal(false),
  code: z.enum(REFUSAL_CODES),
  values: z.optional(values),
  message: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** The visitor of the scanned pass, if the refusal concerns their tour. Only admins scan. */
  data: z.optional(scannedVisitor),
})
export type ErrorReply = z.infer<typeof errorReply>
