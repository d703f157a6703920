import type { RoutePath } from '#shared/domain/user/routes.ts'
import { ApiError, type InPageServer } from '#web/api/client.ts'
import type { DemoRole } from '#web/demo/demo-accounts.ts'
import type {
  DemoOutcome,
  DemoQuestion,
  DemoReply,
  DemoRequest,
  DemoStart,
} from '#web/demo/demo-messages.ts'
import { hallName } from '#web/hall/hall-name.ts'
import { setTakenSeats } from '#web/hall/taken-seats.ts'
import { loadCurrentUser } from '#web/session/current-user.ts'
import { loadProblemTexts } from '#web/session/problem-text.ts'
import { storedToken, storeToken } from '#web/session/token.ts'

/** Settles a request to the worker. */
type Pending = { resolve: (outcome: DemoOutcome) => void; reject: (error: Error) => void }
const pending = new Map<number, Pending>()
let lastId = 0
let failure: Error | undefined

const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), {
  type: 'module',
  name: 'demo',
})
worker.addEventListener('message', ({ data: { id, outcome } }: MessageEvent<DemoReply>) => {
  pending.get(id)?.resolve(outcome)
  pending.delete(id)
})
// Loading the worker's code or creating the sample data failed.
worker.addEventListener('error', () => {
  failure = new Error("Couldn't start the demo")
  for (const { reject } of pending.values()) reject(failure)
  pending.clear()
})
const start: DemoStart = { hallName: hallName() }
worker.postMessage(start)

/** Sends a request to the worker. Throws ApiError for a refusal, and Error if the worker fails. */
async function ask(request: DemoRequest): Promise<DemoOutcome> {
  if (failure) throw failure
  const outcome = await new Promise<DemoOutcome>((resolve, reject) => {
    const question: DemoQuestion = { id: ++lastId, request }
    worker.postMessage(question)
    pending.set(question.id, { resolve, reject })
  })
  if (outcome.kind === 'failed') throw new Error(outcome.message)
  if (outcome.kind !== 'refused') return outcome
  await loadProblemTexts()
  throw ApiError.refused(outcome.refusal, outcome.status, outcome.retryAfterSeconds)
}

export const answer: InPageServer['answer'] = async (call, parts, token) => {
  const outcome = await ask({ kind: 'answer', call, parts, token })
  return outcome.kind === 'answered' ? outcome.reply : undefined
}

export const picture: InPageServer['picture'] = async (path, token) => {
  const outcome = await ask({ kind: 'picture', path, token })
  if (outcome.kind !== 'picture') throw new Error(`The demo has no picture at ${path}`)
  return outcome.picture
}

/** Prepares a demo page, so that every page can be opened directly, and as the user of `role` if it is given. */
export async function enterPage(path: RoutePath, role?: DemoRole): Promise<void> {
  const outcome = await ask({ kind: 'enter', path, token: storedToken(), ...(role && { role }) })
  const { token, tour, taken } = outcome.kind === 'entered' ? outcome.entry : {}
  if (token !== undefined) storeToken(token)
  if (tour && !hasOpenedTour()) history.replaceState({ tour }, '')
  if (taken) setTakenSeats(taken)
  await loadCurrentUser()
}

/** Whether the page was opened with the tour of a request that the visitor made. */
function hasOpenedTour(): boolean {
  const opened: unknown = history.state
  return typeof opened === 'object' && opened !== null && 'tour' in opened
}
