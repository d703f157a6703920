import type * as english from '../../en/page/demo-role.ts'
import { translation } from '../../translation.ts'

export const DEMO_ROLE_WORDS = translation<typeof english.DEMO_ROLE_WORDS>()({
  seeAs: 'किस रूप में देखें?',
  student: 'विद्यार्थी',
  reception: 'रिसेप्शन',
  owner: 'मालिक',
})

export const DEMO_ROLE_HINTS = translation<typeof english.DEMO_ROLE_HINTS>()({
  student: 'प्लान रिन्यू करके पैसे दें, या प्रवेश पास खोलें।',
  reception: 'नए मेंबर का रजिस्ट्रेशन करें, नकद लें या विज़िटर पास स्कैन करें।',
  owner: 'सुपर एडमिन के रूप में आज का स्टडी हॉल, UTR, रोज़नामचा और सेटिंग्स देखें।',
})
