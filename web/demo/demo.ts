import { SELFIE_PATH } from '#shared/replies/user.ts'
import type { InPageServer } from '#web/api/client.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import { recordView } from '#web/demo/demo-state.ts'
import { userOfToken } from '#web/demo/demo-user-replies.ts'
import { pageEntry } from '#web/demo/page-entry.ts'
import { sampleState } from '#web/demo/sample-state.ts'
import { hallName } from '#web/hall/hall-name.ts'

/** A simple drawing in place of a photo. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="384" height="384">
<rect width="96" height="96" fill="#e4dccb"/><circle cx="48" cy="38" r="17" fill="#8a6a4f"/>
<path d="M14 96c2-24 16-34 34-34s32 10 34 34Z" fill="#2f5d50"/></svg>`

/** The demo's data lives in this page; a reload starts over. */
const state = sampleState(() => new Date(), hallName())

export const answer: InPageServer['answer'] = async (call, parts, token) =>
  answerCall(state, call, parts, token)

export const picture: InPageServer['picture'] = async (path, token) => {
  const caller = userOfToken(state, token)
  const id = /^\/api\/admin\/users\/([^/]+)\/selfie$/.exec(path)?.[1]
  const owner = path === SELFIE_PATH ? caller : state.users.find((user) => user.id === id)
  const selfie = owner?.membership?.selfie
  if (!selfie) throw new Error(`The demo has no picture at ${path}`)
  if (caller && path !== SELFIE_PATH) recordView(state, caller, 'user.selfie', owner.id)
  return selfie === 'drawing' ? new Blob([DRAWING], { type: 'image/svg+xml' }) : selfie
}

export const enterPage = pageEntry(state)
