import * as z from 'zod/mini'
import { ACKNOWLEDGED_STEPS, SETUP_STEPS } from '../../domain/settings/setup-steps.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { doneReply } from '../fields.ts'

export const getSetup = defineCall(endpoints.getSetup, {
  summary: 'Get the remaining setup steps; for super admins',
  reply: z.object({
    success: z.literal(true),
    data: z.object({ open: z.array(z.enum(SETUP_STEPS)) }),
  }),
  errors: STAFF_ERRORS,
})

export const acknowledgeSetupStep = defineCall(endpoints.acknowledgeSetupStep, {
  summary: 'Tick off a setup step; for super admins',
  body: z.object({ step: z.enum(ACKNOWLEDGED_STEPS) }),
  reply: doneReply,
  errors: STAFF_ERRORS,
})

export const sendTestMail = defineCall(endpoints.sendTestMail, {
  summary: "Send a test email to the caller's own address, at most 5 per hour; for super admins",
  reply: z.extend(doneReply, {
    /** `mailServer` is false if emails are only written to files on the server. */
    data: z.object({ mailServer: z.boolean() }),
  }),
  errors: STAFF_ERRORS,
})
