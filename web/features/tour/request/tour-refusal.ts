import type { RefusalCode } from '#shared/domain/refusal.ts'
import { OPEN_TOUR_CONFLICTS } from '#shared/domain/tour/request-tour.ts'
import { TOUR_FIELDS, type TourField } from '#shared/domain/tour/tour-form.ts'
import { ApiError, isRefusal } from '#web/api/client.ts'

/** Why a request was refused: the text of the alert, and the field to correct. */
export type TourRefusal = {
  message: string
  field?: TourField
  /** The server's field errors. */
  problems: readonly { field: TourField; message: string }[]
}

type CatalogueEntry = {
  code: RefusalCode
  /** A part of the server's message (document 2, section 8). */
  part: string
  message: string
  field?: TourField
}

const CATALOGUE: readonly CatalogueEntry[] = [
  {
    code: 'tourPending',
    part: 'already have a pending',
    message: OPEN_TOUR_CONFLICTS.tourPending,
  },
  {
    code: 'tourOnSameDate',
    part: 'already have a tour request for this date',
    message: OPEN_TOUR_CONFLICTS.tourOnSameDate,
  },
  {
    code: 'tourConfirmed',
    part: 'already have a confirmed tour',
    message: OPEN_TOUR_CONFLICTS.tourConfirmed,
  },
  {
    code: 'tourDateTooSoon',
    part: 'Tour date must be at least tomorrow',
    message: 'Today is not allowed as the tour date. Please choose tomorrow or a later date.',
    field: 'tourDate',
  },
]

const NO_SUCCESS = 'Failed to submit tour request.'

/** Explains a failed tour request (document 2, section 8). */
export function tourRefusal(error: Error): TourRefusal {
  const entry = CATALOGUE.find(({ code }) => isRefusal(error, code)) ?? entryByText(error)
  if (entry) {
    const { message, field } = entry
    return { message, problems: [], ...(field && { field }) }
  }
  const problems = error instanceof ApiError ? fieldProblems(error) : []
  const [first] = problems
  return {
    message: isReplyWithoutSuccess(error) ? NO_SUCCESS : failureText(error.message),
    problems,
    ...(first && { field: first.field }),
  }
}

/** Matches the text of a reply without a code. */
function entryByText(error: Error): CatalogueEntry | undefined {
  if (!(error instanceof ApiError) || error.code !== undefined) return undefined
  // biome-ignore lint/plugin: the specification's matching (document 2, section 8)
  return CATALOGUE.find(({ part }) => error.message.includes(part))
}

/** Returns the alert's text. Drops the message's full stop, because the sentence adds one. */
function failureText(message: string): string {
  return `Failed to submit tour request: ${message.replace(/\.$/, '')}. Please try again or contact support.`
}

function isReplyWithoutSuccess(error: Error): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status < 300
}

function fieldProblems({ errors }: ApiError): TourRefusal['problems'] {
  return errors.flatMap(({ path, msg }) => {
    const field = TOUR_FIELDS.find((name) => name === path)
    return field ? [{ field, message: msg }] : []
  })
}
