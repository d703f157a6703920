import { fillIn } from '#shared/domain/placeholders.ts'
import { TOUR_FIELDS, type TourField } from '#shared/domain/tour/tour-form.ts'
import { ApiError, isRefusal } from '#web/api/client.ts'
import { firstPlace } from '#web/features/tour/request/tour-steps.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'

/** Why a request was refused: the alert's text, and the first field on screen to correct. */
export type TourRefusal = {
  message: string
  field?: TourField
  /** The server's field errors. */
  problems: readonly { field: TourField; message: string }[]
}

type CatalogueEntry = {
  code: keyof typeof TOUR_REQUEST_WORDS.refusals
  /** Matches a part of the server's message (specification document 2, section 8). */
  part: string
  field?: TourField
}

const CATALOGUE: readonly CatalogueEntry[] = [
  {
    code: 'tourPending',
    part: 'already have a pending',
  },
  {
    code: 'tourOnSameDate',
    part: 'already have a tour request for this date',
  },
  {
    code: 'tourConfirmed',
    part: 'already have a confirmed tour',
  },
  {
    code: 'tourDateTooSoon',
    part: 'Tour date must be at least tomorrow',
    field: 'tourDate',
  },
]

/** Explains a failed tour request (specification document 2, section 8). */
export function tourRefusal(error: Error): TourRefusal {
  const entry = CATALOGUE.find(({ code }) => isRefusal(error, code)) ?? entryByText(error)
  if (entry) {
    const { code, field } = entry
    return { message: TOUR_REQUEST_WORDS.refusals[code], problems: [], ...(field && { field }) }
  }
  const problems = error instanceof ApiError ? fieldProblems(error) : []
  const first = firstPlace(problems.map(({ field }) => field))
  return {
    message: hasSuccessStatus(error) ? TOUR_REQUEST_WORDS.failed : failureText(error.message),
    problems,
    ...(first && { field: first.field }),
  }
}

/** Finds the entry for a reply without a code by its text. */
function entryByText(error: Error): CatalogueEntry | undefined {
  if (!(error instanceof ApiError) || error.code !== undefined) return undefined
  // biome-ignore lint/plugin: the specification's matching (document 2, section 8)
  return CATALOGUE.find(({ part }) => error.message.includes(part))
}

/** Returns the alert's text. Drops the message's full stop, because the sentence adds one. */
function failureText(message: string): string {
  return fillIn(TOUR_REQUEST_WORDS.failedBecause, { reason: message.replace(/[.।]$/, '') })
}

/** Whether a reply has a successful status although its body says otherwise. */
function hasSuccessStatus(error: Error): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status < 300
}

function fieldProblems({ errors }: ApiError): TourRefusal['problems'] {
  return errors.flatMap(({ path, msg }) => {
    const field = TOUR_FIELDS.find((name) => name === path)
    return field ? [{ field, message: msg }] : []
  })
}
