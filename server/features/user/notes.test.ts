import { expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { buy, DAY } from '#server/testing/members/members.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { getHallMap } from '#shared/contract/booking/hall-map.ts'
import { addNote, listNotes, removeNote } from '#shared/contract/user/member-note.ts'
import { eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import { listUsers } from '#shared/contract/user/user.ts'
import type { NoteKind } from '#shared/domain/user/member-note.ts'

const desk = frontDesk()

const receptionist = () => addMember(desk.app, { role: 'receptionist', membership: false })

type NoteInput = { id?: string; kind?: NoteKind; text?: string }

function add(actor: AddedMember, about: { id: string }, note: NoteInput = {}) {
  const body = { id: crypto.randomUUID(), kind: 'note' as const, text: 'Pays on Friday', ...note }
  return actor.call(addNote, { params: { id: about.id }, body })
}

async function notesOf(actor: AddedMember, { id }: { id: string }) {
  return (await actor.call(listNotes, { params: { id } })).reply().data.notes
}

const remove = (actor: AddedMember, { id }: { id: string }, noteId: string) =>
  actor.call(removeNote, { params: { id, noteId } })

test('a receptionist adds notes, calls and messages about a member, listed newest first [note-10]', async () => {
  const [me, member, other] = [
    await receptionist(),
    await addMember(desk.app),
    await receptionist(),
  ]
  expect((await add(me, member, { text: ' Pays on Friday ' })).status).toBe(200)
  desk.app.clock.advance({ minutes: 1 })
  expect((await add(me, member, { kind: 'call', text: '' })).status).toBe(200)
  desk.app.clock.advance({ minutes: 1 })
  expect((await add(other, member, { kind: 'whatsapp', text: '' })).status).toBe(200)
  expect(await notesOf(me, member)).toMatchObject([
    { kind: 'whatsapp', text: '', removable: false, at: '2026-03-10T04:32:00.000Z' },
    { kind: 'call', text: '', removable: true },
    { kind: 'note', text: 'Pays on Friday', removable: true, by: expect.any(String) },
  ])
  expect((await notesOf(desk.admin, member)).every(({ removable }) => removable)).toBe(true)
  expect((await desk.log()).map(({ action, details }) => [action, details])).toEqual([
    ['note.add', {}],
    ['note.add', {}],
    ['note.add', {}],
  ])
})

test('lists of bookings and members, their file and the hall map show the last contact, but not notes [note-20]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  await buy(member, { seat: 'A5' })
  const lastContacts = async () => {
    const { bookings } = (await me.call(listBookings, {})).reply().data
    const query = { room: 'Dyandhara Kaksh', batch: DAY } as const
    const { seats } = (await me.call(getHallMap, { query })).reply().data
    const holder = seats.find(({ seat }) => seat === 'A5')?.holders[0]
    const { users } = (await me.call(listUsers, { query: { search: member.email } })).reply().data
    return [bookings[0]?.lastContact, holder?.lastContact, users[0]?.lastContact]
  }
  await add(me, member)
  expect(await lastContacts()).toEqual([null, null, null])
  await add(me, member, { kind: 'whatsapp', text: '' })
  desk.app.clock.advance({ minutes: 1 })
  await add(me, member, { kind: 'call', text: '' })
  desk.app.clock.advance({ minutes: 1 })
  await add(me, member)
  const call = { kind: 'call', at: '2026-03-10T04:31:00.000Z' }
  expect(await lastContacts()).toEqual([call, call, call])
})

test('a note without text, or with more than 500 characters, is refused [note-11]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  for (const text of ['', '  ', 'x'.repeat(501)]) {
    expect(await add(me, member, { text })).toMatchObject(refusal('validationFailed'))
  }
  expect((await add(me, member, { text: 'x'.repeat(500) })).status).toBe(200)
})

test('a note that is sent twice, even concurrently, is added once [note-12]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  const id = crypto.randomUUID()
  const sent = await Promise.all([add(me, member, { id }), add(me, member, { id })])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect((await add(me, member, { id })).status).toBe(200)
  expect(await notesOf(me, member)).toHaveLength(1)
  expect(await desk.log()).toHaveLength(1)
  expect(await add(me, member, { id, text: 'Other' })).toMatchObject(refusal('notFound'))
  expect(await add(me, await addMember(desk.app), { id })).toMatchObject(refusal('notFound'))
  expect(await add(desk.admin, member, { id })).toMatchObject(refusal('notFound'))
})

test('authors can remove their own notes, and admins any; each is removed once [note-13]', async () => {
  const [me, member, other] = [
    await receptionist(),
    await addMember(desk.app),
    await receptionist(),
  ]
  const [own, others] = [crypto.randomUUID(), crypto.randomUUID()]
  await add(me, member, { id: own })
  await add(other, member, { id: others })
  expect(await remove(me, member, others)).toMatchObject(refusal('noteRemovalNotAllowed'))
  expect((await remove(me, await addMember(desk.app), own)).status).toBe(200)
  expect(await notesOf(me, member)).toHaveLength(2)
  expect((await remove(me, member, own)).status).toBe(200)
  expect((await remove(me, member, own)).status).toBe(200)
  expect((await remove(desk.admin, member, others)).status).toBe(200)
  expect(await notesOf(me, member)).toEqual([])
  expect((await desk.log()).map(({ admin_id, action }) => [admin_id, action])).toEqual([
    [me.id, 'note.add'],
    [other.id, 'note.add'],
    [me.id, 'note.remove'],
    [desk.admin.id, 'note.remove'],
  ])
})

test('only super admins see, add and remove notes about other staff; members see no notes [note-14]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  for (const actor of [me, desk.admin]) {
    const { id } = desk.superAdmin
    expect(await actor.call(listNotes, { params: { id } })).toMatchObject(
      refusal('adminAccountNotAllowed'),
    )
    expect(await add(actor, { id })).toMatchObject(refusal('adminAccountNotAllowed'))
    expect(await remove(actor, { id }, crypto.randomUUID())).toMatchObject(
      refusal('adminAccountNotAllowed'),
    )
  }
  expect((await add(desk.superAdmin, me)).status).toBe(200)
  expect(await notesOf(desk.superAdmin, me)).toHaveLength(1)
  expect(await member.call(listNotes, { params: { id: member.id } })).toMatchObject(
    refusal('notAllowed'),
  )
  expect(await add(member, member)).toMatchObject(refusal('notAllowed'))
})

test('members find the notes about them in their data file, without the authors [note-15]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  await add(me, member)
  await add(me, await addMember(desk.app), { text: 'About somebody else' })
  const { data } = (await member.call(exportData)).reply()
  expect(data.notes).toEqual([
    { at: '2026-03-10T04:30:00.000Z', kind: 'note', text: 'Pays on Friday', bookingId: null },
  ])
})

test('erasing a member removes the notes about them; erasing an author removes only the name [note-16]', async () => {
  const [me, gone, member] = [
    await receptionist(),
    await addMember(desk.app),
    await addMember(desk.app),
  ]
  await add(me, gone, { text: 'Secret' })
  await add(me, member)
  for (const { id } of [gone, me]) {
    await desk.superAdmin.call(eraseUser, { params: { id }, body: { freeSeats: true } })
  }
  const rows = await desk.app.services.db
    .selectFrom('member_notes')
    .select('text')
    .where('user_id', 'in', [gone.id, member.id])
    .execute()
  expect(rows).toEqual([{ text: 'Pays on Friday' }])
  expect(await notesOf(desk.admin, member)).toMatchObject([{ by: null, text: 'Pays on Friday' }])
})

test('the database refuses to change a note [note-17]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  await add(me, member)
  const change = desk.app.services.db.updateTable('member_notes').set({ text: 'Other' }).execute()
  await expect(change).rejects.toThrow('written once')
})
