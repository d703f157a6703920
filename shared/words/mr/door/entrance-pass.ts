import type * as english from '../../en/door/entrance-pass.ts'
import { translation } from '../../translation.ts'

export const ENTRANCE_PASS_WORDS = translation<typeof english.ENTRANCE_PASS_WORDS>()({
  title: 'तुमचा प्रवेश पास',
  hint: 'आत येताना हा QR कोड दाखवा आणि लगेच तुमच्या रूममध्ये जा.',
  expired: 'तुमची मेंबरशिप संपली आहे. पास वापरण्यासाठी रिन्यू करा.',
  validNow: 'आत्ता चालेल',
  qrLabel: 'तुमचा प्रवेश QR कोड',
  show: 'माझा पास दाखवा',
  download: 'QR पास डाउनलोड करा',
  downloadHint: 'डाउनलोड केलेला पासही चालतो: मग रिसेप्शन तुमचा फोटो पाहून खात्री करते.',
  preparing: 'पास तयार होत आहे...',
  failed: 'पास सेव्ह झाला नाही. कृपया पुन्हा प्रयत्न करा.',
  picture: {
    title: 'प्रवेश पास',
    room: 'रूम',
    seat: 'सीट',
    anySeat: 'कोणतीही',
    batch: 'बॅच',
    firstDay: 'पहिला दिवस',
    lastDay: 'शेवटचा दिवस',
  },
})
