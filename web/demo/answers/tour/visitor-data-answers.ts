import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { visitorFileIntroduction } from '#shared/domain/personal-data/data-file.ts'
import { eraseVisitor, visitorRefusal } from '#shared/domain/personal-data/erase-visitor.ts'
import { normalizeEmail } from '#shared/domain/user/email.ts'
import { visitorDataReply } from '#shared/replies/visitor-data.ts'
import { VISITOR_DATA_MESSAGES } from '#shared/words/en/tour/tour.ts'
import { ANYONE, answer, refusal, throwIfRefused } from '#web/demo/answer.ts'
import { checkCode, sendCode } from '#web/demo/answers/user/auth-answers.ts'
import { recordChange, TIME_ZONE, today } from '#web/demo/demo-state.ts'
import { verifiedUser } from '#web/demo/demo-user-replies.ts'

/** Visitor data. */
export const visitorDataAnswers = [
  answer(ownEndpoints.sendVisitorCode, ANYONE, ({ state, body }) => {
    sendCode(state, 'visitor', normalizeEmail(body.email))
    return { message: VISITOR_DATA_MESSAGES.codeSent }
  }),

  answer(ownEndpoints.openVisitorData, ANYONE, ({ state, body }) => {
    const email = normalizeEmail(body.email)
    checkCode(state, 'visitor', email, body.otp).usedAt = state.now()
    throwIfRefused(visitorRefusal(verifiedUser(state, email) !== undefined))
    state.verifiedVisitors.add(email)
    const tours = state.tours.filter((tour) => tour.email === email)
    const subjects = tours.map(({ id }) => `tour:${id}`)
    const records = {
      tours: tours.map((tour) => ({ ...tour, requestedAt: tour.createdAt })),
      mails: [],
      codes: [],
      changes: state.changes.filter(({ subject }) => subjects.includes(subject)).toReversed(),
    }
    const { name: hallName } = state.settings
    const about = visitorFileIntroduction({ email, hallName, timeZone: TIME_ZONE, at: state.now() })
    return { data: visitorDataReply(records, about) }
  }),

  answer(ownEndpoints.eraseVisitorData, ANYONE, ({ state, body }) => {
    const email = normalizeEmail(body.email)
    if (!state.verifiedVisitors.has(email)) throw refusal('visitorProofExpired')
    throwIfRefused(visitorRefusal(verifiedUser(state, email) !== undefined))
    const tours = state.tours.filter((tour) => tour.email === email)
    state.tours = state.tours.filter((tour) => tour.email !== email)
    state.verifiedVisitors.delete(email)
    const change = eraseVisitor(tours, today(state))
    if (change) recordChange(state, null, change)
    return { message: VISITOR_DATA_MESSAGES.erased }
  }),
]
