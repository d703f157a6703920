import type * as english from '../../en/user/own-payments.ts'
import { translation } from '../../translation.ts'

export const OWN_PAYMENTS_WORDS = translation<typeof english.OWN_PAYMENTS_WORDS>()({
  title: 'तुमची पेमेंट्स',
  ofSeat: '{what}, सीट {seat}',
  membership: 'मेंबरशिप',
  renewal: 'रिन्यूअल',
  part: 'काही रक्कम भरली',
  rest: 'बाकी रक्कम भरली',
  refund: 'परतावा',
  deposit: 'डिपॉझिट परत',
  left: 'अजून बाकी: {open}, {day} पर्यंत',
  overdue: 'अजून बाकी: {open}, मुदत {day} ला संपली',
  none: 'अजून पावती नाही',
  all: 'सगळ्या पावत्या',
  loading: 'पेमेंट्स लोड होत आहेत...',
  failed: 'तुमची पेमेंट्स लोड झाली नाहीत',
})
