import * as z from 'zod/mini'
import {
  ADDRESS_MAX_LENGTH,
  FATHER_NAME_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
} from '../../domain/membership.ts'
import { OPTION_MAX_LENGTH } from '../../domain/options.ts'
import { PARENT_CONTACT_MAX_LENGTH } from '../../domain/user/parent-contact.ts'
import { defineCall } from '../call.ts'
import * as endpoints from '../endpoints.ts'
import { typedText } from '../fields.ts'
import { userReply } from './current-user.ts'

/** Form fields as strings; the rules of shared/domain/membership report problems. */
export const membershipFields = {
  visitedBefore: z._default(typedText(10), ''),
  fatherName: z._default(typedText(FATHER_NAME_MAX_LENGTH), ''),
  parentContactNumber: z._default(typedText(PARENT_CONTACT_MAX_LENGTH), ''),
  educationalBackground: z._default(typedText(OPTION_MAX_LENGTH), ''),
  currentOccupation: z._default(typedText(OPTION_MAX_LENGTH), ''),
  currentAddress: z._default(typedText(ADDRESS_MAX_LENGTH), ''),
  jobTitle: z._default(typedText(JOB_TITLE_MAX_LENGTH), ''),
  examPreparation: z._default(typedText(OPTION_MAX_LENGTH), ''),
  examinationDate: z._default(typedText(10), ''),
}

export const updateMembership = defineCall(endpoints.updateMembership, {
  summary: 'Save the membership details with a selfie',
  body: z.object(membershipFields),
  reply: userReply,
  errors: ['notLoggedIn', 'notAllowed', 'notAnImage', 'fileTooLarge', 'storageUnavailable'],
})
