import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getDayBook } from '#shared/contract/money/books.ts'
import * as calls from '#shared/contract/money/cash.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'

let app: TestApp
let receptionist: AddedMember
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp({ PAYMENTS: 'desk' })
})
beforeEach(async () => {
  await freshStart(app)
  receptionist = await addMember(app, { role: 'receptionist', membership: false })
  admin = await addMember(app, { role: 'admin', membership: false })
})
afterAll(() => app.close())

const COUNT = { ...NO_CASH, coins: 500 }

/** Opens a shift and pays an expense out of its drawer. Returns the IDs of both. */
async function paidExpense(by = receptionist, drawer = 'Reception') {
  const [shiftId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  await by.call(calls.openShift, { body: { id: shiftId, drawer, count: COUNT } })
  const paid = await by.call(calls.payExpense, {
    body: { id, amount: 60, category: 'repairs', note: 'A new bulb' },
  })
  paid.expectSuccess()
  return { id, shiftId }
}

const saveBill = async (id: string, by = receptionist, bill?: File) =>
  by.call(calls.saveBill, { params: { id }, form: formOf({ bill: bill ?? (await picture()) }) })

const billAt = (id: string, by: AddedMember) => by.get(`/api/admin/cash/expenses/${id}/bill`)

const moves = async (by = receptionist) =>
  (await by.call(calls.getCash)).reply().data.shift?.moves ?? []

async function storedPictures(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of app.services.storage.keys()) keys.push(key)
  return keys
}

test('the picture of a bill is shown only to admins and the person who paid it [bill-1]', async () => {
  const { id } = await paidExpense()
  expect(await moves()).toMatchObject([{ expenseId: id, hasBill: false }])
  expect((await billAt(id, receptionist)).statusCode).toBe(404)

  ;(await saveBill(id)).expectSuccess()
  expect(await moves()).toMatchObject([{ expenseId: id, hasBill: true }])
  for (const by of [receptionist, admin]) {
    const { statusCode, headers, rawPayload } = await billAt(id, by)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    })
    expect(rawPayload.subarray(8, 12).toString()).toBe('WEBP')
  }
  const colleague = await addMember(app, { role: 'receptionist', membership: false })
  expect((await billAt(id, colleague)).statusCode).toBe(404)
  expect((await billAt(id, await addMember(app))).statusCode).toBe(403)
  expect((await billAt('none', admin)).statusCode).toBe(404)
})

test('the day book names the expenses with a bill [bill-2]', async () => {
  const { id } = await paidExpense()
  const linesOf = async () => {
    const { lines } = (await admin.call(getDayBook)).reply().data
    return lines.filter(({ category }) => category === 'repairs').map(({ billOf }) => billOf)
  }
  expect(await linesOf()).toEqual([null])
  await saveBill(id)
  expect(await linesOf()).toEqual([id])
})

test('a new picture replaces the first until the shift is closed, and only one is kept [bill-3]', async () => {
  const { id, shiftId } = await paidExpense()
  await saveBill(id)
  const [first] = await storedPictures()
  ;(await saveBill(id)).expectSuccess()
  const [second, ...others] = await storedPictures()
  expect(others).toEqual([])
  expect(second).not.toBe(first)

  const closed = await receptionist.call(calls.closeShift, {
    params: { id: shiftId },
    body: { count: { ...NO_CASH, coins: 440 }, handedOver: 0, note: '' },
  })
  closed.expectSuccess()
  expect((await saveBill(id)).code).toBe('shiftClosed')
  expect(await storedPictures()).toEqual([second])
  expect((await billAt(id, receptionist)).statusCode).toBe(200)
})

test("nobody adds a bill to somebody else's or an unknown expense, and no picture stays behind [bill-4]", async () => {
  const { id } = await paidExpense()
  expect((await saveBill(id, admin)).code).toBe('notFound')
  expect((await saveBill(crypto.randomUUID())).code).toBe('notFound')
  expect(
    (await saveBill(id, receptionist, new File(['<svg/>'], 'bill.png', { type: 'image/png' })))
      .code,
  ).toBe('notAnImage')
  expect(await storedPictures()).toEqual([])
})
