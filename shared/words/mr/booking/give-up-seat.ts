import type * as english from '../../en/booking/give-up-seat.ts'
import { translation } from '../../translation.ts'

export const GIVE_UP_SEAT_WORDS = translation<typeof english.GIVE_UP_SEAT_WORDS>()({
  title: 'सीट {seat} सोडायची?',
  text: 'सीट {seat} तुमच्यासाठी {day} पर्यंत राखून ठेवली आहे. दुसरी सीट बुक केली तर ही सीट इतरांना बुक करता येईल.',
  payAgain: 'मग पैसे कसे भरायचे ते पुन्हा निवडा.',
  keep: 'सीट {seat} ठेवा',
  giveUp: 'त्याऐवजी सीट {seat} बुक करा',
})
