import type * as english from '../en/receipts.ts'
import { translation } from '../translation.ts'

export const RECEIPTS_WORDS = translation<typeof english.RECEIPTS_WORDS>()({
  title: 'आपकी रसीदें',
  subtitle: 'रसीद प्रिंट करें या PDF के रूप में सहेजें।',
  back: 'डैशबोर्ड',
  all: 'सभी रसीदें',
  failed: 'आपकी रसीदें नहीं दिखाई जा सकीं',
  none: {
    title: 'अभी कोई रसीद नहीं',
    text: 'हर पेमेंट की रसीद मिलती है। पहले के पेमेंट की रसीद आपके ईमेल में है।',
  },
  print: 'प्रिंट करें या PDF सहेजें',
  receipt: 'रसीद',
  number: 'रसीद नंबर',
  day: 'तारीख',
  from: 'पैसे किससे मिले',
  memberId: 'मेंबर आईडी',
  for: 'किसलिए',
  membership: 'मेंबरशिप',
  renewal: 'मेंबरशिप रिन्यू',
  period: 'अवधि',
  room: 'रूम',
  batch: 'बैच',
  duration: 'अवधि का प्लान',
  seat: 'सीट',
  seatOfTier: '{seat} ({tier})',
  method: 'पेमेंट का तरीका',
  reference: 'पेमेंट नंबर',
  amount: 'मिली रकम',
  simulated: 'यह एक टेस्ट पेमेंट था। असली पैसे नहीं कटे।',
  phone: 'फ़ोन: {phone}',
})

export const VOUCHER_WORDS = translation<typeof english.VOUCHER_WORDS>()({
  voucher: 'रिफ़ंड की रसीद',
  number: 'रसीद नंबर',
  to: 'पैसे किसे लौटाए',
  receipt: 'मूल रसीद',
  paid: 'पेमेंट की रकम',
  method: 'रिफ़ंड का तरीका',
  methods: { upi: 'UPI', cash: 'रिसेप्शन पर नकद' },
  utr: 'UTR',
  reason: 'कारण',
  amount: 'लौटाई गई रकम',
  simulated: 'यह टेस्ट पेमेंट का रिफ़ंड है। असली पैसे नहीं लौटे।',
})
