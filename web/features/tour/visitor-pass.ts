import { ARRIVE_EARLY } from '#shared/domain/tour-declaration.ts'
import { visitorPassRows } from '#shared/domain/visitor-pass-rows.ts'
import type { PassTour } from '#web/features/tour/visitor-pass-state.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'

/** What stands on the pass below the name, on screen and on the saved picture. */
export function passRows(tour: PassTour): { label: string; value: string }[] {
  return visitorPassRows({ ...tour, name: tour.fullName, contact: tour.phoneNumber })
}

/** The pass as it is saved and printed, with the hall's name on it. */
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

/** What the visitor reads; the QR code itself says pending until the hall has confirmed the tour. */
export const PASS_STATUS = 'Status: Confirmed'

export function visitorPassFile({ tourDate }: PassTour): string {
  return `visitor-pass-${tourDate}.png`
}
