import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import {
  type PassRow,
  picturedRows,
  visitorPassRows,
} from '#shared/domain/pass/visitor-pass-rows.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { HallDetails } from '#shared/domain/settings/hall-details.ts'
import type { TourPassState } from '#shared/domain/tour/tour-pass-state.ts'
import { weekdayText } from '#shared/words/dates.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { localSlot } from '#web/hall/local-slot.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { localDay } from '#web/ui/local-text.ts'
import { LANGUAGE } from '#words/page/language.ts'
import {
  ARRIVE_EARLY,
  BRING,
  PASS_LOCATION_WORDS,
  VISITOR_PASS_LABELS,
  VISITOR_PASS_WORDS,
} from '#words/tour/visitor-pass.ts'
import { GENDER_LABELS } from '#words/user/person-labels.ts'

const TEXTS = {
  labels: VISITOR_PASS_LABELS,
  genders: GENDER_LABELS,
  day: (day: CalendarDay) => weekdayText(LANGUAGE, day),
  slot: localSlot,
}

/** Returns the rows of the pass. */
export function passRows(tour: PassTour): PassRow[] {
  return visitorPassRows({ ...tour, name: tour.fullName, contact: tour.phoneNumber }, TEXTS)
}

/** Says what a state means for the visitor, with the tour's day and time. */
export function stateText(state: TourPassState, tour: PassTour): string {
  return fillIn(VISITOR_PASS_WORDS.means[state], visitTexts(tour))
}

/** The tour's day and time, for the texts of VISITOR_PASS_WORDS. */
export function visitTexts({ tourDate, tourTime }: PassTour): { day: string; time: string } {
  return { day: localDay(tourDate), time: localSlot(tourTime) }
}

/** Returns the texts of the pass that is saved and printed, which is possible only while the visitor is expected. */
export function visitorPass(
  tour: PassTour,
  { hallDetails, qrText }: { hallDetails: HallDetails; qrText: string },
): PassDetails {
  return {
    hallName: hallDetails.name,
    title: VISITOR_PASS_WORDS.pass,
    name: tour.fullName,
    code: VISITOR_PASS_WORDS.status.expected,
    rows: [...picturedRows(passRows(tour)).slice(1), ...hallRows(hallDetails)],
    note: [stateText('expected', tour), VISITOR_PASS_WORDS.changes, ARRIVE_EARLY, BRING].join(' '),
    qrText,
  }
}

/** Returns the hall's address and phone number, if the settings have them. */
function hallRows({ address, contactPhone }: HallDetails): PassDetails['rows'] {
  return [
    { label: PASS_LOCATION_WORDS.address, value: address, wide: true },
    { label: PASS_LOCATION_WORDS.phone, value: contactPhone, wide: true },
  ].filter(({ value }) => value !== '')
}

export function visitorPassFileName({ tourDate }: PassTour): string {
  return `visitor-pass-${tourDate}.png`
}
