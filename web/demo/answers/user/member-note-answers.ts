import * as calls from '#shared/contract/desk-endpoints.ts'
import * as decide from '#shared/domain/user/member-note.ts'
import { viewRefusal } from '#shared/domain/user/user-change.ts'
import { memberNote } from '#shared/replies/member-note.ts'
import { NOTE_MESSAGES } from '#shared/words/en/user/member-notes.ts'
import { allowed, answer, staff, throwIfRefused } from '#web/demo/answer.ts'
import { userById } from '#web/demo/answers/user/user-answers.ts'
import { recordChange } from '#web/demo/demo-state.ts'

/** Notes about members, which include calls and messages to them. */
export const memberNoteAnswers = [
  answer(calls.listNotes, staff('members'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    throwIfRefused(viewRefusal(admin, user))
    const notes = state.notes
      .filter(({ userId }) => userId === user.id)
      .slice(0, decide.NOTES_SHOWN)
      .map((note) => {
        const author = state.users.find(({ id, erasedAt }) => id === note.madeBy && !erasedAt)
        const about = state.bookings.find(({ id }) => id === note.bookingId)
        const booking = about && {
          seat: about.seatId,
          startDate: about.startDate,
          endDate: about.endDate,
        }
        const by = author?.fullName ?? null
        return memberNote(admin, { ...note, booking: booking ?? null, by })
      })
    return { data: { notes } }
  }),

  answer(calls.addNote, staff('members'), ({ state, user: admin, params, body }) => {
    const user = userById(state, params.id)
    const { id: noteId, kind, bookingId = null } = body
    const note = { id: noteId, userId: user.id, kind, text: body.text.trim(), bookingId }
    const booking = state.bookings.find(({ id }) => id === bookingId)
    const known = state.notes.find(({ id }) => id === note.id)
    const change = allowed(decide.addNote(admin, user, note, { known, booking }))
    if (change) {
      state.notes.unshift({ ...note, madeBy: admin.id, at: state.now() })
      recordChange(state, admin, change)
    }
    return { message: NOTE_MESSAGES.added }
  }),

  answer(calls.removeNote, staff('members'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    const note = state.notes.find(({ id, userId }) => id === params.noteId && userId === user.id)
    const change = allowed(decide.removeNote(admin, user, note))
    if (change) {
      state.notes = state.notes.filter((each) => each !== note)
      recordChange(state, admin, change)
    }
    return { message: NOTE_MESSAGES.removed }
  }),
]
