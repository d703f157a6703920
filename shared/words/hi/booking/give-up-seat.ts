import type * as english from '../../en/booking/give-up-seat.ts'
import { translation } from '../../translation.ts'

export const GIVE_UP_SEAT_WORDS = translation<typeof english.GIVE_UP_SEAT_WORDS>()({
  otherSeat: {
    title: 'सीट {seat} छोड़नी है?',
    text: 'सीट {seat} {until} तक आपके लिए रखी है। दूसरी सीट बुक करने पर इसे कोई और बुक कर सकता है।',
    payAgain: 'फिर आपको पेमेंट का तरीका दोबारा चुनना होगा।',
    keep: 'सीट {seat} रखें',
    save: 'इसके बदले सीट {wanted} बुक करें',
  },
  sameSeat: {
    title: 'बुकिंग बदलनी है?',
    text: 'सीट {seat} {until} तक आपके लिए रखी है। बदलाव सेव करने पर वह रखी नहीं रहेगी। अगले पेज पर पेमेंट का तरीका चुनते ही वह फिर रख ली जाएगी।',
    keep: 'जैसी है वैसी रखें',
    save: 'बदलाव सेव करें',
  },
})
