import type * as english from '../../en/booking/give-up-seat.ts'
import { translation } from '../../translation.ts'

export const GIVE_UP_SEAT_WORDS = translation<typeof english.GIVE_UP_SEAT_WORDS>()({
  otherSeat: {
    title: 'सीट {seat} सोडायची?',
    text: 'सीट {seat} तुमच्यासाठी {until} पर्यंत राखून ठेवली आहे. दुसरी सीट बुक केली तर ही सीट इतरांना बुक करता येईल.',
    payAgain: 'मग पैसे कसे भरायचे ते पुन्हा निवडा.',
    keep: 'सीट {seat} ठेवा',
    save: 'त्याऐवजी सीट {wanted} बुक करा',
  },
  sameSeat: {
    title: 'बुकिंग बदलायचे?',
    text: 'सीट {seat} तुमच्यासाठी {until} पर्यंत राखून ठेवली आहे. बदल सेव्ह केला की ती राखून ठेवलेली राहत नाही. पुढच्या पेजवर पैसे कसे भरायचे ते निवडले की ती पुन्हा राखून ठेवली जाईल.',
    keep: 'आहे तसे ठेवा',
    save: 'बदल सेव्ह करा',
  },
})
