import type { FastifyInstance } from 'fastify'
import { AppError, throwIfRefused } from '#server/app-error.ts'
import { findPerson } from '#server/db/queries/user/managed-user.ts'
import { newestNotes } from '#server/db/queries/user/member-note.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/user/member-note.ts'
import { viewRefusal } from '#shared/domain/user/user-change.ts'
import { memberNote } from '#shared/replies/member-note.ts'
import { NOTE_MESSAGES } from '#shared/words/en/user/member-notes.ts'
import { addNote, removeNote } from './change-notes.ts'

/** Notes about members, with the calls and messages to them. */
export function noteRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.listNotes, {
    guard: requireStaff('members'),
    handle: async ({ params, user: staff }) => {
      const user = await findPerson(services.db, params.id)
      if (!user) throw new AppError('notFound')
      throwIfRefused(viewRefusal(staff, user))
      const notes = await newestNotes(services.db, user.id)
      return { data: { notes: notes.map((note) => memberNote(staff, note)) } }
    },
  })

  mountCall(app, services, calls.addNote, {
    guard: requireStaff('members'),
    handle: async ({ params, body, user }) => {
      const { bookingId = null, ...note } = body
      await addNote(services, user, { ...note, userId: params.id, bookingId })
      return { message: NOTE_MESSAGES.added }
    },
  })

  mountCall(app, services, calls.removeNote, {
    guard: requireStaff('members'),
    handle: async ({ params, user }) => {
      await removeNote(services, user, { userId: params.id, noteId: params.noteId })
      return { message: NOTE_MESSAGES.removed }
    },
  })
}
