import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import { fillIn } from '../domain/placeholders.ts'
import type { TourStatus } from '../domain/tour/tour.ts'
import { dayText } from './dates.ts'
import { TOUR_CONTACT_MESSAGES as en } from './en/tour/tour-contact-messages.ts'
import { TOUR_SLOT_WORDS as enSlot } from './en/tour/tour-slot.ts'
import { TOUR_CONTACT_MESSAGES as hi } from './hi/tour/tour-contact-messages.ts'
import { TOUR_SLOT_WORDS as hiSlot } from './hi/tour/tour-slot.ts'
import { localHallName } from './local-hall-name.ts'
import { TOUR_CONTACT_MESSAGES as mr } from './mr/tour/tour-contact-messages.ts'
import { TOUR_SLOT_WORDS as mrSlot } from './mr/tour/tour-slot.ts'
import { slotIn } from './tour-slot.ts'

const MESSAGES = { en, hi, mr }
const SLOTS = { en: enSlot, hi: hiSlot, mr: mrSlot }

type Tour = {
  fullName: string
  language: Language
  tourStatus: TourStatus
  tourDate: CalendarDay
  tourTime: string
}

/** Returns what reception writes to a visitor about their tour, in the visitor's language. `hallName`: in any language. */
export function tourContactMessage(
  { fullName: name, language, tourStatus, tourDate, tourTime }: Tour,
  hallName: string,
): string {
  return fillIn(MESSAGES[language][tourStatus], {
    name,
    hall: localHallName(language, hallName),
    day: dayText(language, tourDate),
    time: slotIn(language, SLOTS[language], tourTime),
  })
}
