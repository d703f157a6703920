import { SELFIE_PATH } from '#shared/replies/user.ts'
import { ApiError } from '#web/api/api-error.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import type { DemoOutcome, DemoRequest } from '#web/demo/demo-messages.ts'
import { type DemoState, recordView } from '#web/demo/demo-state.ts'
import { userByToken } from '#web/demo/demo-user-replies.ts'
import { pageEntry } from '#web/demo/page-entry.ts'

/** A simple drawing, used as the selfie of sample users. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="384" height="384">
<rect width="96" height="96" fill="#e4dccb"/><circle cx="48" cy="38" r="17" fill="#8a6a4f"/>
<path d="M14 96c2-24 16-34 34-34s32 10 34 34Z" fill="#2f5d50"/></svg>`

/** Returns a function that handles the page's requests. It returns refusals and errors instead of throwing. */
export function demoServer(state: DemoState): (request: DemoRequest) => DemoOutcome {
  const enterPage = pageEntry(state)

  function handle(request: DemoRequest): DemoOutcome {
    const { token } = request
    switch (request.kind) {
      case 'answer':
        return { kind: 'answered', reply: answerCall(state, request.call, request.parts, token) }
      case 'picture':
        return { kind: 'picture', picture: pictureAt(state, request.path, token) }
      case 'enter':
        return { kind: 'entered', entry: enterPage(request.path, token, request.role) }
    }
  }

  return (request) => {
    try {
      return handle(request)
    } catch (error) {
      return error instanceof ApiError && error.status !== undefined
        ? refused(error, error.status)
        : { kind: 'failed', message: String(error) }
    }
  }
}

/** Errors lose their class between threads, so a refusal is sent as plain data. */
function refused(
  { code, values, serverMessage: message, errors, data, retryAfterSeconds }: ApiError,
  status: number,
): DemoOutcome {
  const refusal = { code, values, message, errors, data }
  return { kind: 'refused', refusal, status, ...(retryAfterSeconds && { retryAfterSeconds }) }
}

function pictureAt(state: DemoState, path: string, token: string | undefined): Blob {
  const caller = userByToken(state, token)
  const picture = billAt(state, path) ?? screenshotAt(state, path)
  if (picture) return picture
  const id = /^\/api\/admin\/users\/([^/]+)\/selfie$/.exec(path)?.[1]
  const owner = path === SELFIE_PATH ? caller : state.users.find((user) => user.id === id)
  const selfie = owner?.membership?.selfie
  if (!selfie) throw new Error(`The demo has no picture at ${path}`)
  if (caller && path !== SELFIE_PATH) recordView(state, caller, 'user.selfie', owner.id)
  return selfie === 'drawing' ? new Blob([DRAWING], { type: 'image/svg+xml' }) : selfie
}

function billAt({ shifts }: DemoState, path: string): Blob | undefined {
  const id = /^\/api\/admin\/cash\/expenses\/([^/]+)\/bill$/.exec(path)?.[1]
  return shifts.flatMap(({ expenses }) => expenses).find((expense) => expense.id === id)?.bill
}

function screenshotAt({ claims }: DemoState, path: string): Blob | undefined {
  const id = /^\/api\/admin\/bookings\/([^/]+)\/screenshot$/.exec(path)?.[1]
  return claims.find(({ bookingId, status }) => bookingId === id && status === 'waiting')
    ?.screenshot
}
