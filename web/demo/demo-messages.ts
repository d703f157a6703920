import type { Endpoint } from '#shared/contract/call.ts'
import type { TourRequest } from '#shared/contract/tour.ts'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import type { ParsedRefusal } from '#web/api/error-text.ts'
import type { Parts } from '#web/api/request.ts'

type Token = { token: string | undefined }

/** What the page asks of the demo's worker. */
export type DemoRequest =
  | ({ kind: 'answer'; call: Endpoint; parts: Parts } & Token)
  | ({ kind: 'picture'; path: string } & Token)
  | ({ kind: 'enter'; path: RoutePath } & Token)

/** What a page needs from the demo before it opens: another user's token, a tour for the pass. */
export type PageEntry = { token?: string; tour?: TourRequest }

export type DemoOutcome =
  | { kind: 'answered'; reply: object }
  | { kind: 'picture'; picture: Blob }
  | { kind: 'entered'; entry: PageEntry }
  | { kind: 'refused'; refusal: ParsedRefusal; status: number; retryAfterSeconds?: number }
  /** A defect of the demo. */
  | { kind: 'failed'; message: string }

/** The worker makes the sample data of the hall with this name. Sent once, before all requests. */
export type DemoStart = { hallName: string }

export type DemoQuestion = { id: number; request: DemoRequest }
export type DemoReply = { id: number; outcome: DemoOutcome }
