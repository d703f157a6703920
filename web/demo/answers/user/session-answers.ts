import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { sessionReply } from '#shared/replies/session.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { answer, refusal, USER } from '#web/demo/answer.ts'
import { passwordMatches } from '#web/demo/answers/user/auth-answers.ts'
import { endSessions, isSessionIdle } from '#web/demo/demo-user-replies.ts'

/** The user's own password and sessions. */
export const sessionAnswers = [
  answer(ownEndpoints.changePassword, USER, ({ state, user, body, token }) => {
    if (!passwordMatches(user, body.currentPassword)) throw refusal('wrongPassword')
    user.password = body.newPassword
    endSessions(state, user, token)
    return { message: OWN_USER_MESSAGES.passwordChanged }
  }),

  answer(ownEndpoints.listSessions, USER, ({ state, user, token }) => {
    const own = [...state.sessions].filter(
      ([, session]) => session.userId === user.id && !isSessionIdle(state, session),
    )
    const data = own.map(([sessionToken, session]) =>
      sessionReply(session, { current: sessionToken === token }),
    )
    return { data: data.toReversed() }
  }),

  answer(ownEndpoints.endSession, USER, ({ state, user, params }) => {
    const found = [...state.sessions].find(
      ([, session]) =>
        session.id === params.id && session.userId === user.id && !isSessionIdle(state, session),
    )
    if (!found) throw refusal('notFound')
    state.sessions.delete(found[0])
    return { message: OWN_USER_MESSAGES.sessionEnded }
  }),
]
