import type { InPageServer } from '#web/api/client.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import { pictureAt } from '#web/demo/demo-pictures.ts'
import { userOfToken } from '#web/demo/demo-token.ts'
import { pageEntry } from '#web/demo/page-entry.ts'
import { sampleState } from '#web/demo/sample-state.ts'
import { hallName } from '#web/hall/hall-name.ts'

/** The demo's data lives in this page; a reload starts over. */
const state = sampleState(() => new Date(), hallName())

export const answer: InPageServer['answer'] = async (call, parts, token) =>
  answerCall(state, call, parts, token)

export const picture: InPageServer['picture'] = async (path, token) => {
  const found = pictureAt(state, userOfToken(state, token), path)
  if (!found) throw new Error(`The demo has no picture at ${path}`)
  return found
}

export const enterPage = pageEntry(state)
