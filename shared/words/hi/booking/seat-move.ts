import type * as english from '../../en/booking/seat-move.ts'
import { translation } from '../../translation.ts'

export const SEAT_MOVE_WORDS = translation<typeof english.SEAT_MOVE_WORDS>()({
  title: '{name} की सीट {seat} बदलें',
  effect: 'बुकिंग की दर वही रहेगी। नई सीट {name} को ईमेल से बताएँगे।',
  keep: 'यही सीट रखें',
  move: 'सीट बदलें',
  busy: 'सीट बदल रही है...',
  freeSeats: '{room} की खाली सीटें',
  againstRules: 'खाली, पर रूम के नियम के बाहर',
  againstRulesHint:
    '{name} के लिए ये सीटें ऑनलाइन बुक नहीं हो सकतीं। फिर भी आप चुन सकते हैं; ऑडिट लॉग में यह दिखेगा।',
  noneFree: 'इन सभी दिनों के लिए इस रूम में कोई और सीट खाली नहीं है।',
  loading: 'खाली सीटें खोज रहे हैं...',
  failed: 'खाली सीटें लोड नहीं हुईं',
  continueFrom: 'सीट {seat} से आगे बढ़ें',
  seats: '{from} ({fromTier}) → {to} ({toTier})',
  spoken: 'सीट {from}, {fromTier} से सीट {to}, {toTier} पर',
  samePrice: 'दोनों सीटों की दर एक ही है।',
  more: '{day} तक {to} सीट {from} से {amount} महँगी है। सीट बदलने पर ये पैसे नहीं लिए जाते।',
  less: '{day} तक {to} सीट {from} से {amount} सस्ती है। सीट बदलने पर ये पैसे वापस नहीं दिए जाते।',
})
