import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invalid, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { tourRow } from '#server/testing/members/tours.ts'
import { qrText } from '#server/testing/qr-text.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import { canChangeStatus, SETTABLE_STATUSES } from '#shared/domain/tour/change-tour-status.ts'
import { TOUR_STATUSES, type TourStatus } from '#shared/domain/tour/tour.ts'

let app: TestApp
let admin: AddedMember
let other: AddedMember
beforeAll(async () => {
  app = await createTestApp()
  admin = await addMember(app, { role: 'admin' })
  other = await addMember(app, { role: 'super_admin' })
})
afterAll(() => app.close())

let visitors = 0
let email = ''
beforeEach(() => {
  email = `visitor${++visitors}@example.com`
})

async function addTour(status: TourStatus, tour_date = '2026-03-10'): Promise<string> {
  const tour = tourRow({ email, status, tour_date, admin_notes: 'Wants a window seat' })
  const row = await app.services.db
    .insertInto('tour_requests')
    .values(tour)
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function setStatus(id: string, status: string, by = admin) {
  return by.call(changeTourStatus, { params: { id }, body: { status } })
}

function savedTour(id: string) {
  return app.services.db
    .selectFrom('tour_requests')
    .select(['status', 'completed_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function auditEntries(id: string) {
  return app.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'action', 'details', 'at'])
    .where('subject', '=', `tour:${id}`)
    .execute()
}

describe('a change of the status [tour-19]', () => {
  const all = TOUR_STATUSES.flatMap((from) => SETTABLE_STATUSES.map((to) => [from, to] as const))

  test.each(all.filter(([from, to]) => canChangeStatus(from, to)))('%s to %s', async (from, to) => {
    const id = await addTour(from)
    const { data, message } = (await setStatus(id, to)).reply()
    expect(message).toBe(`Tour ${to}`)
    expect(data).toMatchObject({
      _id: id,
      email,
      tourStatus: to,
      adminNotes: 'Wants a window seat',
    })
    expect(await savedTour(id)).toEqual({
      status: to,
      completed_at: to === 'completed' ? app.clock.now : null,
    })
  })

  test.each(all.filter(([from, to]) => from !== to && !canChangeStatus(from, to)))(
    'rejects the change from %s to %s and changes nothing [tour-20]',
    async (from, to) => {
      const id = await addTour(from)
      const before = await savedTour(id)
      const answer = await setStatus(id, to)
      expect(answer).toMatchObject({
        ...refusal('tourStatusChanged', { status: from }),
        message: `This tour is ${from} now. Please check it before you change it.`,
      })
      expect(await savedTour(id)).toEqual(before)
      expect(await auditEntries(id)).toEqual([])
      expect(await app.mailSubjects(email)).toEqual([])
    },
  )
})

test('records each change and its admin in the audit log [tour-21]', async () => {
  const id = await addTour('pending')
  await setStatus(id, 'confirmed')
  await setStatus(id, 'cancelled', other)
  const at = app.clock.now
  expect(await auditEntries(id)).toEqual([
    {
      admin_id: admin.id,
      action: 'tour.confirm',
      details: { from: 'pending', to: 'confirmed' },
      at,
    },
    {
      admin_id: other.id,
      action: 'tour.cancel',
      details: { from: 'confirmed', to: 'cancelled' },
      at,
    },
  ])
})

test('completes a tour before its day only if the admin confirms it [tour-79]', async () => {
  const id = await addTour('confirmed', '2026-03-11')
  const params = { id }
  const early = await admin.call(changeTourStatus, { params, body: { status: 'completed' } })
  expect(early).toMatchObject(refusal('tourOnOtherDay', { day: '2026-03-11' }))
  expect(await savedTour(id)).toEqual({ status: 'confirmed', completed_at: null })
  expect(await app.mailSubjects(email)).toEqual([])

  const body = { status: 'completed', confirmOtherDay: true }
  expect((await admin.call(changeTourStatus, { params, body })).reply().data.tourStatus).toBe(
    'completed',
  )
})

describe('the visitor gets [tour-22]', () => {
  test('the confirmation, with the pass [tour-23]', async () => {
    const id = await addTour('pending')
    await setStatus(id, 'confirmed')
    const mail = await app.mail(email, /confirmed/)
    expect(mail.subject).toBe('Your tour on 10 Mar 2026 is confirmed')
    expect(mail.text).toMatch(/^Dear Asha,\n/)
    expect(mail.text).toContain('10 Mar 2026, 9:00 AM - 10:00 AM, is confirmed')
    const [pass] = mail.attachments
    const content = JSON.parse(await qrText(new Uint8Array(pass?.bytes ?? [])))
    expect(content).toMatchObject({ type: 'VISITOR_PASS', id, email, status: 'pending' })
  })

  test('the cancellation, with a link to request another tour [tour-24]', async () => {
    await setStatus(await addTour('confirmed'), 'cancelled')
    const mail = await app.mail(email, /cancelled/)
    expect(mail.subject).toBe('Your tour on 10 Mar 2026 is cancelled')
    expect(mail.text).toContain('http://localhost:3000/tour')
  })

  test('the feedback request, once the tour is completed', async () => {
    await setStatus(await addTour('confirmed', '2026-03-09'), 'completed')
    const mail = await app.mail(email, /How was your tour/)
    expect(mail.text).toContain('Thank you for visiting us on 9 Mar 2026!')
  })

  test.each(['confirmed', 'cancelled'])('nothing when a past tour is %s', async (status) => {
    const id = await addTour('pending', '2026-03-09')
    expect((await setStatus(id, status)).status).toBe(200)
    expect(await app.mailSubjects(email)).toEqual([])
  })

  test('an email about a tour today', async () => {
    await setStatus(await addTour('pending', '2026-03-10'), 'cancelled')
    expect(await app.mailSubjects(email)).toEqual(['Your tour on 10 Mar 2026 is cancelled'])
  })
})

describe('concurrently', () => {
  test.each(SETTABLE_STATUSES)(
    'a tour is %s once if the request is repeated, even by another admin [tour-86]',
    async (to) => {
      const id = await addTour(to === 'confirmed' ? 'pending' : 'confirmed')
      const answers = await Promise.all([
        setStatus(id, to),
        setStatus(id, to),
        setStatus(id, to, other),
      ])
      answers.push(await setStatus(id, to))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      for (const answer of answers) expect(answer.reply().data.tourStatus).toBe(to)
      expect(await auditEntries(id)).toHaveLength(1)
      expect(await app.mailSubjects(email)).toHaveLength(1)
    },
  )

  test('concurrent completions and cancellations agree on one final status', async () => {
    const id = await addTour('confirmed')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        setStatus(id, turn % 2 ? 'completed' : 'cancelled', turn % 3 ? admin : other),
      ),
    )
    const { status } = await savedTour(id)
    expect(answers.map((answer) => answer.status)).toEqual(
      answers.map((_, turn) => (status === (turn % 2 ? 'completed' : 'cancelled') ? 200 : 409)),
    )
    expect(await auditEntries(id)).toHaveLength(1)
    expect(await app.mailSubjects(email)).toHaveLength(1)
  })
})

describe('rejects', () => {
  test('an unknown id', async () => {
    const answer = await setStatus(crypto.randomUUID(), 'confirmed')
    expect(answer).toMatchObject(refusal('tourNotFound'))
  })

  test('a malformed id', async () => {
    const answer = await setStatus('1', 'confirmed')
    expect(answer).toMatchObject(invalid(['id', 'Please enter the id of a tour']))
  })

  test.each(['pending', 'done', ''])('the status %j [tour-25]', async (status) => {
    const answer = await setStatus(await addTour('confirmed'), status)
    expect(answer).toMatchObject(
      invalid(['status', 'Please choose confirmed, completed or cancelled']),
    )
  })
})

test("changes nothing if the audit log can't be written [security-54]", async () => {
  const id = await addTour('pending')
  const { schema } = app.services.db
  await schema.alterTable('audit_log').renameTo('lost').execute()
  expect((await setStatus(id, 'confirmed')).status).toBe(500)
  await schema.alterTable('lost').renameTo('audit_log').execute()
  expect(await savedTour(id)).toMatchObject({ status: 'pending' })
  expect(await app.mailSubjects(email)).toEqual([])
})
