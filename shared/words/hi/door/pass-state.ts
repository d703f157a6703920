import type * as english from '../../en/door/pass-state.ts'
import { translation } from '../../translation.ts'

export const PASS_STATE_WORDS = translation<typeof english.PASS_STATE_WORDS>()({
  coming: '{day}, {time} से चलेगा',
  now: 'अभी चलेगा, {day}, {time} तक',
  between: 'अभी आपके बैच का समय नहीं है: {time} से फिर चलेगा',
  over: '{day}, {time} को खत्म हुआ',
  anySeat: 'कोई भी सीट',
  seat: 'सीट {seat}',
})
