import type * as english from '../../en/door/pass-state.ts'
import { translation } from '../../translation.ts'

export const PASS_STATE_WORDS = translation<typeof english.PASS_STATE_WORDS>()({
  coming: '{day}, {time} पासून चालेल',
  now: 'आत्ता चालेल, {day}, {time} पर्यंत',
  between: 'आत्ता तुमच्या बॅचची वेळ नाही: {time} पासून पुन्हा चालेल',
  over: '{day}, {time} ला संपला',
  anySeat: 'कोणतीही सीट',
  seat: 'सीट {seat}',
})
