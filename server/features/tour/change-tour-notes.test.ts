import { afterAll, beforeAll, expect, test } from 'vitest'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { tourRow } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp, TODAY } from '#server/testing/test-app.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { changeTourNotes, listTours } from '#shared/contract/tour/tour-management.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp()
  admin = await addMember(app, { role: 'admin' })
})
afterAll(() => app.close())

let visitors = 0
async function addTour(admin_notes: string | null = null) {
  const email = `noted${++visitors}@example.com`
  const { id } = await app.services.db
    .insertInto('tour_requests')
    .values(tourRow({ email, admin_notes }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const notes = async () => {
    const { data } = (await admin.call(listTours, { query: { search: email } })).reply()
    return data[0]?.adminNotes
  }
  const audit = () =>
    app.services.db
      .selectFrom('audit_log')
      .select(['admin_id', 'action', 'details'])
      .where('subject', '=', `tour:${id}`)
      .execute()
  return { id, email, notes, audit }
}

function write(id: string, adminNotes: string, notesBefore = '', browser = admin) {
  return browser.call(changeTourNotes, { params: { id }, body: { adminNotes, notesBefore } })
}

test('an admin writes, changes and removes the notes about a tour, each audited [tour-82]', async () => {
  const tour = await addTour()
  const { message, data } = (await write(tour.id, '  Comes with her father\n')).reply()
  expect(message).toBe('Notes saved')
  expect(data).toMatchObject({ _id: tour.id, adminNotes: 'Comes with her father' })
  expect(await tour.notes()).toBe('Comes with her father')
  ;(await write(tour.id, 'Comes alone', 'Comes with her father')).reply()
  expect(await tour.notes()).toBe('Comes alone')
  ;(await write(tour.id, '', 'Comes alone')).reply()
  expect(await tour.notes()).toBeUndefined()
  const entry = { admin_id: admin.id, action: 'tour.note', details: {} }
  expect(await tour.audit()).toEqual([entry, entry, entry])
  expect(await app.mailSubjects(tour.email)).toEqual([])
})

test('saving the same notes again changes nothing', async () => {
  const tour = await addTour('Comes alone')
  ;(await write(tour.id, 'Comes alone', 'Comes alone')).reply()
  expect(await tour.audit()).toEqual([])
})

test("another admin's notes are not overwritten [tour-83]", async () => {
  const tour = await addTour('Comes alone')
  expect(await write(tour.id, 'Comes with a friend')).toMatchObject(refusal('tourNotesChanged'))
  expect(await tour.notes()).toBe('Comes alone')
  expect(await tour.audit()).toEqual([])
})

test('one of ten concurrent changes succeeds', async () => {
  const tour = await addTour()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => write(tour.id, `Note ${number}`)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await tour.audit()).toHaveLength(1)
})

test('lists visitors to call today or earlier, earliest first [tour-542]', async () => {
  const [later, due, overdue] = [await addTour(), await addTour('Comes alone'), await addTour()]
  const setFollowUp = async (id: string, followUpOn: string, adminNotes = '') => {
    const body = { adminNotes, notesBefore: adminNotes, followUpOn }
    return (await admin.call(changeTourNotes, { params: { id }, body })).reply().data
  }
  expect(await setFollowUp(due.id, TODAY, 'Comes alone')).toMatchObject({
    adminNotes: 'Comes alone',
    followUpOn: TODAY,
  })
  await setFollowUp(overdue.id, addDays(TODAY, -1))
  await setFollowUp(later.id, addDays(TODAY, 1))
  const dueFollowUps = async () => {
    const { data } = (await admin.call(listTours, { query: { followUp: 'due' } })).reply()
    return data.map(({ _id }) => _id)
  }
  expect(await dueFollowUps()).toEqual([overdue.id, due.id])
  const today = (await admin.call(getToday)).reply().data.followUps
  expect(today).toEqual({
    total: 2,
    tours: [
      { id: overdue.id, name: 'Asha Patil', day: addDays(TODAY, -1) },
      { id: due.id, name: 'Asha Patil', day: TODAY },
    ],
  })
  expect(await setFollowUp(overdue.id, '')).not.toHaveProperty('followUpOn')
  expect(await dueFollowUps()).toEqual([due.id])
})

test('rejects a day for the next call that does not exist', async () => {
  const { id } = await addTour()
  for (const followUpOn of ['2026-02-30', 'tomorrow']) {
    const body = { adminNotes: '', notesBefore: '', followUpOn }
    const { errors } = await admin.call(changeTourNotes, { params: { id }, body })
    expect(errors?.[0]?.path).toBe('followUpOn')
  }
})

test('refuses students, visitors, unknown tours and long notes', async () => {
  const { id, notes } = await addTour()
  expect(await write(id, 'x', '', await addMember(app))).toMatchObject(refusal('notAllowed'))
  const visitor = Object.assign(openBrowser(app), { id: '', email: '', password: '' })
  expect(await write(id, 'x', '', visitor)).toMatchObject(refusal('notLoggedIn'))
  expect(await write(crypto.randomUUID(), 'x')).toMatchObject(refusal('tourNotFound'))
  expect(await write(id, 'x'.repeat(1001))).toMatchObject(
    invalid(['adminNotes', 'Please use at most 1000 characters']),
  )
  expect(await notes()).toBeUndefined()
})

test("the list shows when staff last called a visitor or wrote to them, and the visitor's language [tour-752]", async () => {
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const tour = await addTour('Comes alone')
  const record = (contact: 'call' | 'whatsapp', by = receptionist) =>
    by.call(changeTourNotes, { params: { id: tour.id }, body: { contact } })
  ;(await record('whatsapp')).expectSuccess()
  app.clock.advance({ minutes: 1 })
  const { data } = (await record('call')).reply()
  const at = app.clock.now.toISOString()
  expect(data).toMatchObject({ adminNotes: 'Comes alone', lastContact: { kind: 'call', at } })
  const listed = (await admin.call(listTours, { query: { search: tour.email } })).reply().data
  expect(listed).toMatchObject([{ language: 'en', lastContact: { kind: 'call', at } }])
  expect((await tour.audit()).map(({ admin_id }) => admin_id)).toEqual([
    receptionist.id,
    receptionist.id,
  ])
  const member = await addMember(app)
  expect(await record('call', member)).toMatchObject(refusal('notAllowed'))
})
