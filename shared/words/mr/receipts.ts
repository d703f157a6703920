import type * as english from '../en/receipts.ts'
import { translation } from '../translation.ts'

export const RECEIPTS_WORDS = translation<typeof english.RECEIPTS_WORDS>()({
  title: 'तुमच्या पावत्या',
  subtitle: 'पावती छापा किंवा PDF म्हणून जपून ठेवा.',
  back: 'डॅशबोर्ड',
  all: 'सगळ्या पावत्या',
  failed: 'तुमच्या पावत्या दाखवता आल्या नाहीत',
  none: {
    title: 'अजून पावती नाही',
    text: 'प्रत्येक पेमेंटची पावती मिळते. आधीच्या पेमेंटची पावती तुमच्या ईमेलमध्ये आहे.',
  },
  print: 'छापा किंवा PDF म्हणून ठेवा',
  receipt: 'पावती',
  number: 'पावती क्रमांक',
  day: 'तारीख',
  from: 'पैसे कोणाकडून मिळाले',
  memberId: 'मेंबर आयडी',
  for: 'कशासाठी',
  membership: 'मेंबरशिप',
  renewal: 'मेंबरशिप रिन्यू',
  period: 'कालावधी',
  room: 'रूम',
  batch: 'बॅच',
  duration: 'मुदत',
  seat: 'सीट',
  seatOfTier: '{seat} ({tier})',
  method: 'पेमेंटचा प्रकार',
  reference: 'पेमेंट नंबर',
  amount: 'मिळालेली रक्कम',
  simulated: 'हे चाचणी पेमेंट होते. खरे पैसे गेलेले नाहीत.',
  phone: 'फोन: {phone}',
})

export const VOUCHER_WORDS = translation<typeof english.VOUCHER_WORDS>()({
  voucher: 'परतावा पावती',
  number: 'पावती क्रमांक',
  to: 'कोणाला परत दिले',
  receipt: 'मूळ पावती',
  paid: 'भरलेली रक्कम',
  method: 'परताव्याचा प्रकार',
  methods: { upi: 'UPI', cash: 'रिसेप्शनवर रोख' },
  utr: 'UTR',
  reason: 'कारण',
  amount: 'परत दिलेली रक्कम',
  simulated: 'हा चाचणी पेमेंटचा परतावा आहे. खरे पैसे गेलेले नाहीत.',
})
