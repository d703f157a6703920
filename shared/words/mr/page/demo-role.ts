import type * as english from '../../en/page/demo-role.ts'
import { translation } from '../../translation.ts'

export const DEMO_ROLE_WORDS = translation<typeof english.DEMO_ROLE_WORDS>()({
  seeAs: 'कोण म्हणून पाहाल?',
  student: 'विद्यार्थी',
  reception: 'रिसेप्शन',
  owner: 'मालक',
})

export const DEMO_ROLE_HINTS = translation<typeof english.DEMO_ROLE_HINTS>()({
  student: 'प्लॅन रिन्यू करून पैसे भरा, किंवा प्रवेश पास उघडा.',
  reception: 'नवीन मेंबरची नोंदणी करा, रोख घ्या किंवा व्हिजिटर पास स्कॅन करा.',
  owner: 'सुपर अ‍ॅडमिन म्हणून आजची अभ्यासिका, UTR, रोजकीर्द आणि सेटिंग्ज पाहा.',
})
