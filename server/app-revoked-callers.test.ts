import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { writeSettings } from '#server/db/queries/admin/settings.ts'
import {
  addParentalConsent,
  lockConsent,
  withdrawParentalConsent,
} from '#server/db/queries/user/consent.ts'
import { setDeactivated } from '#server/db/queries/user/managed-user.ts'
import { endUserSessions } from '#server/db/queries/user/session.ts'
import { invalid, refusal } from '#server/testing/browser.ts'
import { requestWhileUncommitted } from '#server/testing/databases/request-while-uncommitted.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { book, bookingOf, buy, pay } from '#server/testing/members/members.ts'
import { tourRow } from '#server/testing/members/tours.ts'
import { portOf } from '#server/testing/process/raw-response.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { updateBooking } from '#shared/contract/booking/booking.ts'
import { cancelBooking } from '#shared/contract/booking/desk-booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import { deleteOwnUser, eraseUser } from '#shared/contract/user/privacy.ts'
import { endSession } from '#shared/contract/user/session.ts'
import { deactivateUser, editUser, getUser, reactivateUser } from '#shared/contract/user/user.ts'
import { NOTICE_NOT_SHOWN } from '#shared/domain/personal-data/privacy-notice.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import type { Role } from '#shared/domain/user/user.ts'

/** Callers whose session or role is revoked while their request is under way. */

/** How long to wait after the headers, so that the guard has run. */
const GUARD_WAIT_MS = 400

let app: TestApp
let superAdmin: AddedMember
beforeAll(async () => {
  app = await createTestApp()
  await app.fastify.listen({ port: 0 })
  superAdmin = await addMember(app, { role: 'super_admin', membership: false })
})
afterAll(() => app.close())

const addAdmin = (role: Role = 'admin') => addMember(app, { role, membership: false })
const deactivate = (user: AddedMember) =>
  superAdmin.call(deactivateUser, inputFor(user, { freeSeats: true }))
const inputFor = ({ id }: { id: string }, body: object) => ({ params: { id }, body })

async function demote(user: AddedMember): Promise<void> {
  await app.services.db
    .updateTable('users')
    .set({ role: 'user' })
    .where('id', '=', user.id)
    .execute()
}

/** Sends the headers of a call, runs `meanwhile` after the guard, then sends the body; without `meanwhile` all at once. */
async function send(
  { token }: Pick<AddedMember, 'token'>,
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: object,
  meanwhile?: () => Promise<unknown>,
): Promise<string> {
  const sent = JSON.stringify(body)
  const headers =
    `${method} /api${path} HTTP/1.1\r\nhost: hall\r\nauthorization: Bearer ${token}\r\n` +
    `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(sent)}\r\n` +
    'connection: close\r\n\r\n'
  const socket = connect(portOf(app.fastify), '127.0.0.1')
  await once(socket, 'connect')
  const response = text(socket)
  if (meanwhile) {
    socket.write(headers)
    await pause(GUARD_WAIT_MS)
    await meanwhile()
    socket.write(sent)
  } else {
    socket.write(headers + sent)
  }
  return response
}

const duringChange = <T>(
  change: (trx: Transaction<Tables>) => Promise<unknown>,
  request: () => Promise<T>,
) => requestWhileUncommitted(app.services.db, change, request)

async function nameOf({ id }: { id: string }): Promise<string> {
  const { db } = app.services
  const query = db.selectFrom('users').select('full_name').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).full_name
}

async function editFor(user: AddedMember) {
  const { version } = (await superAdmin.call(getUser, { params: { id: user.id } })).reply().data
  return {
    version,
    fullName: 'Changed Meanwhile',
    phoneNumber: '+919123400000',
    gender: 'male',
    dateOfBirth: '2001-02-03',
  }
}

describe('a body that arrives after its caller was revoked is refused [session-10]', () => {
  test.each([
    ['deactivated', deactivate, '401', 'notLoggedIn'],
    ['demoted', demote, '403', 'notAllowed'],
  ] as const)('an admin who was %s', async (_how, revoke, status, code) => {
    const admin = await addAdmin()
    const member = await addMember(app)
    const body = { ...(await editFor(member)), phoneNumber: `+9191234000${status}`.slice(0, 13) }
    const path = `/admin/users/${member.id}` as const
    const response = await send(admin, { method: 'PUT', path }, body, () => revoke(admin))
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain(`"code":"${code}"`)
    expect(await nameOf(member)).toBe('Ravi Patil')
  })

  test('a student whose sessions were ended', async () => {
    const student = await addMember(app)
    const { db, now } = app.services
    const body = { bookingDetails: bookingOf({ seat: 'A2' }) }
    const response = await send(student, updateBooking, body, () =>
      endUserSessions(db, student.id, now()),
    )
    expect(response).toMatch(/^HTTP\/1.1 401 /)
    const booked = await db.selectFrom('bookings').where('user_id', '=', student.id).execute()
    expect(booked).toEqual([])
  })

  test('a late body is accepted if its caller was not revoked', async () => {
    const admin = await addAdmin()
    const member = await addMember(app)
    const path = `/admin/users/${member.id}` as const
    const body = { ...(await editFor(member)), phoneNumber: '+919123400001' }
    const response = await send(admin, { method: 'PUT', path }, body, async () => {})
    expect(response).toMatch(/^HTTP\/1.1 200 /)
    expect(await nameOf(member)).toBe('Changed Meanwhile')
  })

  test('a student whose sessions are ended while their use is recorded', async () => {
    const student = await addMember(app)
    app.clock.advance({ minutes: 6 })
    const { now } = app.services
    const answer = await duringChange(
      (trx) => endUserSessions(trx, student.id, now()),
      () => student.call(endSession, { params: { id: 'unknown' } }),
    )
    expect(answer).toMatchObject(refusal('notLoggedIn'))
  })

  test('a caller is read only once if the body arrives with the headers', async () => {
    const member = await addMember(app)
    const reads = vi.spyOn(app.services.reads, 'executeQuery')
    onTestFinished(() => reads.mockRestore())
    const body = { bookingDetails: bookingOf({ seat: 'A3' }) }
    expect(await send(member, updateBooking, body)).toMatch(/^HTTP\/1.1 200 /)
    expect(reads).toHaveBeenCalledTimes(1)
    expect(await send(member, updateBooking, body, async () => {})).toMatch(/^HTTP\/1.1 200 /)
    expect(reads).toHaveBeenCalledTimes(1 + 2)
  })
})

describe('a write is refused if its caller was revoked after the guard ran [session-11]', () => {
  /** `prepare` adds the records that the write needs and returns the request. */
  type Write = { name: string; prepare: (caller: AddedMember) => Promise<() => Promise<unknown>> }
  const freeSeats = ['D18', 'D19', 'D20']
  const ADMIN_WRITES: Write[] = [
    {
      name: 'edits a user',
      async prepare(admin) {
        const member = await addMember(app)
        const body = { ...(await editFor(member)), phoneNumber: null }
        return () =>
          admin.call(editUser, inputFor(member, { ...body, phoneNumber: '+919123400002' }))
      },
    },
    {
      name: 'deactivates a user',
      async prepare(admin) {
        const member = await addMember(app)
        return () => admin.call(deactivateUser, inputFor(member, { freeSeats: true }))
      },
    },
    {
      name: 'reactivates a user',
      async prepare(admin) {
        const member = await addMember(app)
        await deactivate(member)
        return () => admin.call(reactivateUser, { params: { id: member.id } })
      },
    },
    {
      name: 'cancels a booking',
      async prepare(admin) {
        const member = await addMember(app)
        await buy(member, { seat: freeSeats.pop() ?? '' })
        const { db } = app.services
        const query = db.selectFrom('bookings').select('id').where('user_id', '=', member.id)
        const { id } = await query.executeTakeFirstOrThrow()
        return () => admin.call(cancelBooking, { params: { id } })
      },
    },
    {
      name: "changes a tour's status",
      async prepare(admin) {
        const { db } = app.services
        const row = tourRow({ email: admin.email })
        const { id } = await db
          .insertInto('tour_requests')
          .values(row)
          .returning('id')
          .executeTakeFirstOrThrow()
        return () => admin.call(changeTourStatus, inputFor({ id }, { status: 'confirmed' }))
      },
    },
    {
      name: 'saves the settings',
      async prepare(admin) {
        const settings = (await admin.call(getSettings)).reply().data
        return () => admin.call(saveSettings, { body: { ...settings, hallName: 'Changed' } })
      },
    },
  ]

  test.each(ADMIN_WRITES)('a deactivated admin $name', async ({ prepare }) => {
    const admin = await addAdmin()
    const request = await prepare(admin)
    const answer = await duringChange((trx) => setDeactivated(trx, admin.id, new Date()), request)
    expect(answer).toMatchObject(refusal('notLoggedIn'))
  })

  test.each(ADMIN_WRITES)('a demoted admin $name', async ({ prepare }) => {
    const admin = await addAdmin()
    const request = await prepare(admin)
    const answer = await duringChange(
      (trx) => trx.updateTable('users').set({ role: 'user' }).where('id', '=', admin.id).execute(),
      request,
    )
    expect(answer).toMatchObject(refusal('notAllowed'))
  })

  test.each(ADMIN_WRITES)(
    'an admin who now needs a second factor $name [session-340]',
    async ({ prepare }) => {
      const admin = await addAdmin()
      const request = await prepare(admin)
      const { db, now } = app.services
      const answer = await duringChange(async (trx) => {
        await lockConsent(trx, admin.id)
        await writeSettings(trx, { ...DEFAULT_SETTINGS, factorPolicy: 'admins' }, 0, now())
      }, request)
      await db.deleteFrom('settings').execute()
      expect(answer).toMatchObject(refusal('secondFactorSetupRequired'))
    },
  )

  test('a deactivated super admin erases a user', async () => {
    const second = await addAdmin('super_admin')
    const member = await addMember(app)
    const answer = await duringChange(
      (trx) => setDeactivated(trx, second.id, new Date()),
      () => second.call(eraseUser, inputFor(member, { freeSeats: true })),
    )
    expect(answer).toMatchObject(refusal('notLoggedIn'))
    expect(await nameOf(member)).toBe('Ravi Patil')
  })

  test('a student books, pays or deletes the account while a password reset ends the sessions', async () => {
    const student = await addMember(app)
    await book(student, { seat: 'B6' })
    const requests: (() => Promise<unknown>)[] = [
      () => book(student, { seat: 'B7' }),
      () => pay(student),
      () =>
        student.call(deleteOwnUser, {
          body: { password: student.password, endMembership: true },
        }),
    ]
    for (const request of requests) {
      const { token } = student
      const answer = await duringChange(async (trx) => {
        await trx.updateTable('users').set({ avatar: null }).where('id', '=', student.id).execute()
        await endUserSessions(trx, student.id, app.services.now())
      }, request)
      expect(answer).toMatchObject(refusal('notLoggedIn'))
      await app.services.db
        .updateTable('sessions')
        .set({ ended_at: null })
        .where('user_id', '=', student.id)
        .execute()
      student.token = token
    }
  })
})

describe("a booking or payment is checked against the user's data at the time of the write", () => {
  async function minorWithConsent(): Promise<AddedMember> {
    const minor = await addMember(app, { dateOfBirth: '2010-06-01' })
    const { db, now } = app.services
    const consent = { ...NOTICE_NOT_SHOWN, idKind: 'pan', idLastFour: '123A' } as const
    await inTransaction(db, (trx) =>
      addParentalConsent(trx, {
        ...consent,
        method: 'reception',
        userId: minor.id,
        recordedBy: superAdmin.id,
        givenAt: now(),
      }),
    )
    return minor
  }

  /** Withdraws the consent as reception does: locks the user, but writes only the consent. */
  const withdraw = (minor: AddedMember) => async (trx: Transaction<Tables>) => {
    await lockConsent(trx, minor.id)
    const withdrawal = { userId: minor.id, adminId: superAdmin.id }
    await withdrawParentalConsent(trx, withdrawal, app.services.now())
  }

  test('refuses a minor whose consent is withdrawn while booking or paying [consent-340]', async () => {
    const bookingMinor = await minorWithConsent()
    expect(
      await duringChange(withdraw(bookingMinor), () => book(bookingMinor, { seat: 'B8' })),
    ).toMatchObject(refusal('consentRequired'))

    const payingMinor = await minorWithConsent()
    expect((await book(payingMinor, { seat: 'B9' })).status).toBe(200)
    expect(await duringChange(withdraw(payingMinor), () => pay(payingMinor))).toMatchObject(
      refusal('consentRequired'),
    )
    const { db } = app.services
    expect(await db.selectFrom('payments').where('user_id', '=', payingMinor.id).execute()).toEqual(
      [],
    )
  })

  test('refuses a payment of someone whose date of birth is corrected to a minor [consent-341]', async () => {
    const member = await addMember(app)
    expect((await book(member, { seat: 'B10' })).status).toBe(200)
    const answer = await duringChange(
      (trx) =>
        trx
          .updateTable('users')
          .set({ date_of_birth: '2010-06-01' })
          .where('id', '=', member.id)
          .execute(),
      () => pay(member),
    )
    expect(answer).toMatchObject(refusal('consentRequired'))
  })

  test('a minor with consent pays', async () => {
    const minor = await minorWithConsent()
    expect((await book(minor, { seat: 'B11' })).status).toBe(200)
    expect((await pay(minor)).status).toBe(200)
  })

  test('applies the room rules to a gender corrected meanwhile [room-rule-340]', async () => {
    const member = await addMember(app, { gender: 'male' })
    const answer = await duringChange(
      (trx) =>
        trx.updateTable('users').set({ gender: 'female' }).where('id', '=', member.id).execute(),
      () => book(member, { seat: 'A1' }),
    )
    expect(answer).toMatchObject(
      invalid(['bookingDetails.membershipType', 'Dyandhara Kaksh is for male students only']),
    )
  })
})
