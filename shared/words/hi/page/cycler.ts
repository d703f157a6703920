import type * as english from '../../en/page/cycler.ts'
import { translation } from '../../translation.ts'

export const CYCLER_WORDS = translation<typeof english.CYCLER_WORDS>()({
  next: 'अगला {unit}',
  previous: 'पिछला {unit}',
})
