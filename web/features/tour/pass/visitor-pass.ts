import { visitorPassRows } from '#shared/domain/pass/visitor-pass-rows.ts'
import { ARRIVE_EARLY } from '#shared/domain/tour/tour-declaration.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'

/** The rows of the pass, on screen and in the saved image. */
export function passRows(tour: PassTour): { label: string; value: string }[] {
  return visitorPassRows({ ...tour, name: tour.fullName, contact: tour.phoneNumber })
}

/** The texts of the pass that is saved and printed. */
export function visitorPass(
  tour: PassTour,
  { hall, qrText }: { hall: string; qrText: string },
): PassDetails {
  return {
    hall,
    title: 'Visitor Pass',
    name: tour.fullName,
    code: PASS_STATUS,
    rows: passRows(tour)
      .slice(1)
      .map((row) => ({ ...row, wide: row.label === 'Email' })),
    note: ARRIVE_EARLY,
    qrText,
  }
}

/** The visible status. The QR code itself contains 'pending' (document 2, section 4). */
export const PASS_STATUS = 'Status: Confirmed'

export function visitorPassFileName({ tourDate }: PassTour): string {
  return `visitor-pass-${tourDate}.png`
}
