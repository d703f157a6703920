import { TOUR_FIELDS, type TourField } from '#shared/domain/tour-form.ts'
import { ApiError } from '#web/api/client.ts'

/** Why a request was not kept: what to say, and the field that can mend it. */
export type TourRefusal = {
  message: string
  field?: TourField
  /** What the server said of single fields. */
  problems: readonly { field: TourField; message: string }[]
}

/** The refusals that the client knows by a part of the server's message (document 2, section 8). */
const KNOWN: readonly { part: string; message: string; field?: TourField }[] = [
  {
    part: 'already have a pending',
    message: 'You already have a pending tour request. Please wait for confirmation or contact us.',
  },
  {
    part: 'already have a tour request for this date',
    message: 'You already have a tour request for this date. Please choose a different date.',
    field: 'tourDate',
  },
  {
    part: 'Tour date must be at least tomorrow',
    message: 'Today is not allowed as the tour date. Please choose tomorrow or a later date.',
    field: 'tourDate',
  },
]

const NO_SUCCESS = 'Failed to submit tour request.'

export function tourRefusal(error: Error): TourRefusal {
  const known = KNOWN.find(({ part }) => error.message.includes(part))
  if (known) {
    const { message, field } = known
    return { message, problems: [], ...(field && { field }) }
  }
  const problems = error instanceof ApiError ? fieldProblems(error) : []
  const [first] = problems
  return {
    message: isAnswerWithoutSuccess(error) ? NO_SUCCESS : failure(error.message),
    problems,
    ...(first && { field: first.field }),
  }
}

/** '{message}' may already end in a full stop. */
function failure(message: string): string {
  return `Failed to submit tour request: ${message.replace(/\.$/, '')}. Please try again or contact support.`
}

function isAnswerWithoutSuccess(error: Error): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status < 300
}

function fieldProblems({ errors }: ApiError): TourRefusal['problems'] {
  return errors.flatMap(({ path, msg }) => {
    const field = TOUR_FIELDS.find((name) => name === path)
    return field ? [{ field, message: msg }] : []
  })
}
