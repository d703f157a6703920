import type { Call } from '#shared/contract/call.ts'
import type { InPage } from '#web/api/client.ts'
import type { Parts } from '#web/api/request.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import { pictureAt } from '#web/demo/demo-pictures.ts'
import { personOfToken } from '#web/demo/demo-token.ts'
import { pageEntry } from '#web/demo/page-entry.ts'
import { sampleHall } from '#web/demo/sample-hall.ts'
import { hallName } from '#web/hall/hall-name.ts'

/** The demo's hall lives in this page: a reload begins with a fresh one. */
const hall = sampleHall(() => new Date(), hallName())

export const answer: InPage['answer'] = (call: Call, parts: Parts, token) =>
  answerCall(hall, call, parts, token)

export const picture: InPage['picture'] = async (path, token) => {
  const found = pictureAt(hall, personOfToken(hall, token), path)
  if (!found) throw new Error(`The demo has no picture at ${path}`)
  return found
}

export const enterPage = pageEntry(hall)
