import type * as english from '../../en/booking/period.ts'
import { translation } from '../../translation.ts'

export const PERIOD = translation<typeof english.PERIOD>()('{first} से {last}')
