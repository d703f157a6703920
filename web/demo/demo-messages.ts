import type { Endpoint } from '#shared/contract/call.ts'
import type { TourRequest } from '#shared/contract/tour/tour.ts'
import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import type { ParsedRefusal } from '#web/api/error-text.ts'
import type { Parts } from '#web/api/request.ts'
import type { DemoRole } from '#web/demo/demo-accounts.ts'

type Token = { token: string | undefined }

/** A request of the page to the demo's worker. */
export type DemoRequest =
  | ({ kind: 'answer'; call: Endpoint; parts: Parts } & Token)
  | ({ kind: 'picture'; path: string } & Token)
  /** `role`: whom the visitor has chosen to see the page as. */
  | ({ kind: 'enter'; path: RoutePath; role?: DemoRole } & Token)

/** What a page needs before it opens: the token of another user, a tour for the pass, or the landing page's taken seats. */
export type PageEntry = { token?: string; tour?: TourRequest; taken?: TakenSeats }

export type DemoOutcome =
  | { kind: 'answered'; reply: object }
  | { kind: 'picture'; picture: Blob }
  | { kind: 'entered'; entry: PageEntry }
  | { kind: 'refused'; refusal: ParsedRefusal; status: number; retryAfterSeconds?: number }
  /** A bug in the demo. */
  | { kind: 'failed'; message: string }

/** Makes the worker create the sample data, with this name of the hall. Sent once, before any request. */
export type DemoStart = { hallName: string }

export type DemoQuestion = { id: number; request: DemoRequest }
export type DemoReply = { id: number; outcome: DemoOutcome }
