import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { buy } from '#server/testing/members/members.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { readPaper } from '#shared/contract/money/receipt.ts'
import { RECEIPT_FILE, RECEIPT_PICTURE } from '#shared/contract/own-endpoints.ts'
import { saveLanguage } from '#shared/contract/user/own-details.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

const NUMBER = 'DA/25-26/00001'

const fileOf = (by?: AddedMember, number = NUMBER, { url }: { url: string } = RECEIPT_FILE) =>
  app.inject({
    url: `/api${url}`,
    query: { number },
    headers: by ? { authorization: `Bearer ${by.token}` } : {},
  })

test('a receipt is attached to its email as a PDF, in the language of the email [receipt-35]', async () => {
  const member = await addMember(app)
  await member.call(saveLanguage, { body: { language: 'mr' } })
  await buy(member, { seat: 'A5' })
  const { attachments, text } = await app.mail(member.email, /1,499/)
  expect(text).toContain(NUMBER)
  expect(attachments).toMatchObject([{ name: 'DA-25-26-00001.pdf', type: 'application/pdf' }])
  const paper = pdfText(attachments[0]?.bytes ?? new Uint8Array())
  for (const part of [NUMBER, '₹1,499', 'Ravi Patil']) expect(paper).toContain(part)
  expect(paper).not.toContain('Receipt')
})

test('an email is sent without its PDF if the PDF fails [receipt-36]', async () => {
  const failing = await createTestApp()
  await failing.services.papers.close()
  try {
    const member = await addMember(failing)
    await buy(member, { seat: 'A5' })
    const { attachments, text } = await failing.mail(member.email, /receipt/i)
    expect(attachments).toEqual([])
    expect(text).toContain(NUMBER)
  } finally {
    await failing.close()
  }
})

test('the PDF is for its member and for staff who may see the member [receipt-37]', async () => {
  const member = await addMember(app)
  await buy(member, { seat: 'A5' })
  const own = await fileOf(member)
  expect(own.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="DA-25-26-00001.pdf"',
  })
  expect(pdfText(own.rawPayload)).toContain('Ravi Patil')

  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const other = await addMember(app)
  expect((await fileOf(receptionist)).statusCode).toBe(200)
  expect((await fileOf(other)).statusCode).toBe(404)
  expect((await fileOf()).statusCode).toBe(401)
  for (const number of ['DA/25-26/00002', 'RV/25-26/00001', 'DA/25-27/00001', 'x', '']) {
    expect((await fileOf(member, number)).statusCode).toBe(404)
  }
})

test('the picture is for the same people as the PDF [receipt-43]', async () => {
  const member = await addMember(app)
  await buy(member, { seat: 'A5' })
  const pictureOf = (by?: AddedMember) => fileOf(by, NUMBER, RECEIPT_PICTURE)
  const own = await pictureOf(member)
  expect(own.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="DA-25-26-00001.svg"',
  })
  expect(own.body).toMatch(/^<svg .*<\/svg>/s)
  expect((await pictureOf(await addMember(app))).statusCode).toBe(404)
  expect((await pictureOf()).statusCode).toBe(401)
})

test("only the owner sees other staff's receipts [receipt-38]", async () => {
  const member = await addMember(app)
  await buy(member, { seat: 'A5' })
  const { db } = app.services
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', member.id).execute()
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const owner = await addMember(app, { role: 'super_admin', membership: false })
  expect((await fileOf(receptionist)).statusCode).toBe(404)
  expect((await fileOf(owner)).statusCode).toBe(200)
})

test('staff read a receipt as it is printed, in the language of its member [receipt-53]', async () => {
  const member = await addMember(app)
  await member.call(saveLanguage, { body: { language: 'mr' } })
  await buy(member, { seat: 'A5' })
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const query = { number: NUMBER }
  const { data } = (await receptionist.call(readPaper, { query })).reply()
  expect(data).toMatchObject({
    userId: member.id,
    paper: { language: 'mr', title: 'पावती', number: NUMBER, total: { amount: '₹1,499' } },
  })
  expect((await receptionist.call(readPaper, { query: { number: 'DA/25-26/00002' } })).status).toBe(
    404,
  )
  expect((await member.call(readPaper, { query })).status).toBe(403)
})

test('a receptionist reads no receipts of other staff [receipt-54]', async () => {
  const colleague = await addMember(app)
  await buy(colleague, { seat: 'A5' })
  await app.services.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', colleague.id)
    .execute()
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  const query = { number: NUMBER }
  expect((await receptionist.call(readPaper, { query })).status).toBe(404)
})
