import type * as english from '../../en/user/own-payments.ts'
import { translation } from '../../translation.ts'

export const OWN_PAYMENTS_WORDS = translation<typeof english.OWN_PAYMENTS_WORDS>()({
  title: 'आपके पेमेंट',
  ofSeat: '{what}, सीट {seat}',
  membership: 'मेंबरशिप',
  renewal: 'रिन्यूअल',
  part: 'कुछ रकम दी',
  rest: 'बाकी रकम दी',
  refund: 'रिफ़ंड',
  deposit: 'डिपॉज़िट वापस',
  left: 'अभी बाकी: {open}, {day} तक',
  overdue: 'अभी बाकी: {open}, आख़िरी तारीख {day} थी',
  none: 'अभी कोई रसीद नहीं',
  all: 'सभी रसीदें',
  loading: 'पेमेंट लोड हो रहे हैं...',
  failed: 'आपके पेमेंट लोड नहीं हुए',
})
