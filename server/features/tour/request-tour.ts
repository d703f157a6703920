import { inTransaction, type Transaction } from '#server/db/connect.ts'
import { queueMail } from '#server/db/outgoing-mails.ts'
import type { Tables } from '#server/db/tables.ts'
import {
  addTourRequest,
  cancelPastTour,
  type NewTour,
  openTourOf,
  type TourRecord,
} from '#server/db/tour-requests.ts'
import { AppError, fieldErrors } from '#server/http/app-error.ts'
import { countAttempt } from '#server/http/count-attempt.ts'
import { tourReceivedMail } from '#server/mail/templates/tour-received-mail.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { requestTour as requestTourCall } from '#shared/contract/tour.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { normalEmail } from '#shared/domain/email.ts'
import { genderNamed, needsJobTitle } from '#shared/domain/options.ts'
import { visitorPassText } from '#shared/domain/passes.ts'
import { isTooSoonForTour, openTourConflict } from '#shared/domain/tour.ts'
import { type TourForm, tourProblems } from '#shared/domain/tour-form.ts'
import { tourPhoneOnWire } from '#shared/domain/tour-phone.ts'

const CONFLICTS = {
  pending: 'tourPending',
  'same-date': 'tourOnSameDate',
  confirmed: 'tourConfirmed',
} as const

/**
 * Keeps a visitor's request for a tour and mails the pass. Throws validationFailed, tourDateTooSoon,
 * tourPending, tourOnSameDate or tourConfirmed, or tooManyRequests after too many of one email or from
 * one address; then nothing is kept.
 */
export async function requestTour(
  services: Services,
  form: BodyOf<typeof requestTourCall>,
  address: string,
): Promise<TourRecord> {
  const today = services.today()
  const tour = judgeTour(form, today)
  await countAttempt(services.limits, ['tours', tour.email], ['toursFrom', address])
  return inTransaction(services.db, async (trx) => {
    const open = await openTourOf(trx, tour.email)
    const conflict = openTourConflict(open, tour.tourDate, today)
    if (conflict) throw new AppError(CONFLICTS[conflict])
    if (open) await cancelPastTour(trx, tour.email, today)
    const kept = await addTourRequest(trx, tour, services.now())
    await mailPass(services, trx, tour)
    return kept
  })
}

/** The tour that was asked for, or a refusal that names all that is wrong with the form. */
function judgeTour(form: TourForm, today: CalendarDay): NewTour {
  const problems = tourProblems(form, today)
  const gender = genderNamed(form.gender)
  if (Object.keys(problems).length > 0 || !gender) {
    const tooSoon = isTooSoonForTour(form.tourDate, today)
    throw new AppError(tooSoon ? 'tourDateTooSoon' : 'validationFailed', {
      errors: fieldErrors(problems),
    })
  }
  return {
    ...form,
    id: crypto.randomUUID(),
    fullName: form.fullName.replace(/\s+/g, ' '),
    email: normalEmail(form.email),
    phoneNumber: tourPhoneOnWire(form.phoneNumber),
    gender,
    jobTitle: needsJobTitle(form.currentOccupation) ? form.jobTitle : '',
  }
}

async function mailPass(
  { boss, now }: Services,
  trx: Transaction<Tables>,
  tour: NewTour,
): Promise<void> {
  const passText = visitorPassText({ ...tour, _id: tour.id }, now().toISOString())
  const mail = { recipient: tour.email, passText, ...tourReceivedMail(tour) }
  await queueMail(trx, boss, mail, now())
}
