import type * as english from '../en/claim.ts'
import { translation } from '../translation.ts'

export const CLAIM_WORDS = translation<typeof english.CLAIM_WORDS>()({
  title: 'तुमचे अकाउंट सुरू करा',
  about: 'रिसेप्शनने तुमची नोंदणी केली आणि कोड दिला. तो इथे टाका आणि स्वतःचा पासवर्ड ठरवा.',
  phone: 'मोबाइल नंबर',
  phoneHint: 'रिसेप्शनवर दिलेला नंबर.',
  code: 'रिसेप्शनने दिलेला कोड',
  emailHint: 'आम्ही OTP पाठवू. यापुढे या ईमेलने लॉग इन करा.',
})
