import * as calls from '#shared/contract/endpoints.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { answer, refusal, USER } from '#web/demo/answer.ts'

/** Notifications are off in the demo, which has no server to send them. */
export const pushAnswers = [
  answer(calls.getPushKey, USER, () => ({ data: { publicKey: null } })),

  answer(calls.subscribeToPush, USER, () => {
    throw refusal('notFound')
  }),

  answer(calls.unsubscribeFromPush, USER, () => ({ message: OWN_USER_MESSAGES.pushOff })),
]
