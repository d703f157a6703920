import { expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { buy } from '#server/testing/members/members.ts'
import { addNote, listNotes } from '#shared/contract/user/member-note.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import type { NoteKind } from '#shared/domain/user/member-note.ts'

const desk = frontDesk()

const receptionist = () => addMember(desk.app, { role: 'receptionist', membership: false })

type NoteInput = { kind?: NoteKind; text?: string; bookingId?: string }

function add(actor: AddedMember, about: { id: string }, note: NoteInput = {}) {
  const body = { id: crypto.randomUUID(), kind: 'note' as const, text: 'Pays on Friday', ...note }
  return actor.call(addNote, { params: { id: about.id }, body })
}

async function notesOf(actor: AddedMember, { id }: { id: string }) {
  return (await actor.call(listNotes, { params: { id } })).reply().data.notes
}

test("a note about a booking is listed with the member's other notes, and Manage Bookings shows the newest [note-31]", async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  await buy(member, { seat: 'A5' })
  const { id: bookingId } = await desk.bookingOf(member)
  await add(me, member)
  expect(await desk.bookingOf(member)).toMatchObject({ note: null })
  for (const text of ['Wants a window', 'Comes from Monday']) {
    desk.app.clock.advance({ minutes: 1 })
    expect((await add(me, member, { text, bookingId })).status).toBe(200)
  }
  desk.app.clock.advance({ minutes: 1 })
  await add(me, member, { kind: 'call', text: 'No answer', bookingId })
  const booking = { seat: 'A5', startDate: '2026-03-10', endDate: '2026-04-10' }
  expect(await notesOf(me, member)).toMatchObject([
    { kind: 'call', booking },
    { text: 'Comes from Monday', booking },
    { text: 'Wants a window', booking },
    { text: 'Pays on Friday', booking: null },
  ])
  expect(await desk.bookingOf(member)).toMatchObject({ note: 'Comes from Monday' })
  const { data } = (await member.call(exportData)).reply()
  expect(data.notes.map((note) => note.bookingId === bookingId)).toEqual([false, true, true, true])
})

test("a note about somebody else's booking is refused, and Manage Bookings shows none about staff [note-32]", async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  const staff = await addMember(desk.app)
  await buy(staff, { seat: 'A5' })
  const { db } = desk.app.services
  await db.updateTable('users').set({ role: 'receptionist' }).where('id', '=', staff.id).execute()
  const { id: bookingId } = await desk.bookingOf(staff)
  expect(await add(me, member, { bookingId })).toMatchObject(refusal('notFound'))
  const unknown = { bookingId: crypto.randomUUID() }
  expect(await add(me, member, unknown)).toMatchObject(refusal('notFound'))
  expect((await add(desk.superAdmin, staff, { bookingId })).status).toBe(200)
  expect(await desk.bookingOf(staff)).toMatchObject({ note: null })
})
