import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { typedText } from '../fields.ts'
import { userReply } from './current-user.ts'

/** Form fields as strings; the rules of shared/domain/membership report problems. */
export const membershipFields = {
  visitedBefore: z._default(typedText(10), ''),
  fatherName: z._default(typedText(100), ''),
  parentContactNumber: z._default(typedText(30), ''),
  educationalBackground: z._default(typedText(60), ''),
  currentOccupation: z._default(typedText(60), ''),
  currentAddress: z._default(typedText(500), ''),
  jobTitle: z._default(typedText(100), ''),
  examPreparation: z._default(typedText(60), ''),
  examinationDate: z._default(typedText(10), ''),
}

export const updateMembership = defineCall(endpoints.updateMembership, {
  summary: 'Save the membership details with a selfie',
  body: z.object(membershipFields),
  reply: userReply,
  errors: ['notLoggedIn', 'notAllowed', 'notAnImage', 'fileTooLarge', 'storageUnavailable'],
})
