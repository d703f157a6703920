import type * as english from '../../en/booking/steps.ts'
import { translation } from '../../translation.ts'

export const STEPS_WORDS = translation<typeof english.STEPS_WORDS>()({
  progress: 'प्रगती',
  step: '{count} पैकी {current}',
  done: '(झाले)',
})
