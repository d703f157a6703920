import type * as english from '../../en/booking/give-up-seat.ts'
import { translation } from '../../translation.ts'

export const GIVE_UP_SEAT_WORDS = translation<typeof english.GIVE_UP_SEAT_WORDS>()({
  title: 'सीट {seat} छोड़नी है?',
  text: 'सीट {seat} {day} तक आपके लिए रखी है। दूसरी सीट बुक करने पर इसे कोई और बुक कर सकता है।',
  payAgain: 'फिर आपको पेमेंट का तरीका दोबारा चुनना होगा।',
  keep: 'सीट {seat} रखें',
  giveUp: 'इसके बदले सीट {seat} बुक करें',
})
