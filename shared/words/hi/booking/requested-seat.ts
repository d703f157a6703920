import type * as english from '../../en/booking/requested-seat.ts'
import { translation } from '../../translation.ts'

export const REQUESTED_SEAT = translation<typeof english.REQUESTED_SEAT>()(
  'सीट {seat} भरी हुई मिलेगी: {batch}, {day} से।',
)
