import * as z from 'zod/mini'
import { IMAGE_MAX_BYTES } from '../domain/image-file.ts'
import { defineCall } from './call.ts'
import { typedText } from './fields.ts'
import { userReply } from './user.ts'

/** Form fields as texts; what is missing or wrong is told by the rules of shared/domain/membership. */
export const updateMembership = defineCall({
  method: 'POST',
  path: '/auth/update-membership',
  summary: 'Save the membership details with a selfie',
  body: z.object({
    visitedBefore: z._default(typedText(10), ''),
    fatherName: z._default(typedText(100), ''),
    parentContactNumber: z._default(typedText(13), ''),
    educationalBackground: z._default(typedText(60), ''),
    currentOccupation: z._default(typedText(60), ''),
    currentAddress: z._default(typedText(500), ''),
    jobTitle: z._default(typedText(100), ''),
    examPreparation: z._default(typedText(60), ''),
    examinationDate: z._default(typedText(10), ''),
  }),
  // Needed once: who has given a selfie may save the other details again without one.
  upload: { field: 'selfiePhoto', required: false, maxBytes: IMAGE_MAX_BYTES },
  reply: userReply,
  errors: ['notSignedIn', 'notAllowed', 'notAnImage', 'fileTooLarge', 'storageAway'],
})
