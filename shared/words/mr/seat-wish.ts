import type * as english from '../en/seat-wish.ts'
import { translation } from '../translation.ts'

export const SEAT_WISH = translation<typeof english.SEAT_WISH>()(
  'सीट {seat} भरलेली असेल: {batch}, {day} पासून.',
)
