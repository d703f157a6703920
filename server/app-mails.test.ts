import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { register, sendOtp } from '#shared/contract/user/auth.ts'
import { invalid, openBrowser } from './testing/browser.ts'
import { addMember } from './testing/members/add-members.ts'
import { PROFILE, verifyEmail } from './testing/members/members.ts'
import { TOUR } from './testing/members/tours.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** Submitted form data can't add a header, a recipient or a part to emails. */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const INJECTED_HEADERS = '\r\nBcc: all@example.com\r\n\r\nContent-Type: text/html'

/** The headers of each email in the outbox, as they are sent. */
async function mailHeaders(): Promise<string[]> {
  await app.mailSubjects('')
  const outbox = join(app.services.config.dataDir, 'outbox')
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.map((mail) => mail.slice(0, mail.indexOf('\r\n\r\n')))
}

function expectPlain(head: string, recipient: string): void {
  expect(head).not.toMatch(/^(bcc|cc):/im)
  expect(head).not.toMatch(/^content-type: text\/html/im)
  expect(head.match(/^to: .*/gim)).toEqual([`To: ${recipient}`])
}

test('a name with line breaks adds no header and no recipient [security-14]', async () => {
  const body = { ...TOUR, email: 'breaks@example.com', fullName: `Asha${INJECTED_HEADERS} Patil` }
  const visitor = await verifyEmail(app, body.email)
  const hostile = await visitor.call(requestTour, { body })
  expect(hostile.errors?.map(({ path }) => path)).toEqual(['fullName'])
  const withLineBreak = { ...body, fullName: 'Asha\r\nBcc Patil' }
  const answer = (await visitor.call(requestTour, { body: withLineBreak })).reply()
  expect(answer.data.fullName).toBe('Asha Bcc Patil')
  const [head = ''] = (await mailHeaders()).filter((each) => each.includes('breaks@example.com'))
  expectPlain(head, 'breaks@example.com')

  const browser = await verifyEmail(app, 'named@example.com')
  const named = {
    ...PROFILE,
    email: 'named@example.com',
    fullName: `Asha${INJECTED_HEADERS} Patil`,
  }
  const refused = await browser.call(register, { body: named })
  expect(refused.errors?.map(({ path }) => path)).toEqual(['fullName'])
})

test('rejects a study hall name with line breaks', async () => {
  const admin = await addMember(app, { role: 'admin', membership: false })
  const { data } = (await admin.call(getSettings)).reply()
  const saved = await admin.call(saveSettings, {
    body: { ...data, name: `Hall${INJECTED_HEADERS}` },
  })
  expect(saved).toMatchObject(invalid(['name', 'Please keep this on one line']))
})

test.each([
  'a@example.com,all@example.com',
  'a@example.com;all@example.com',
  'a@example.com all@example.com',
  'a@example.com\r\nBcc: all@example.com',
  'a@example.com%0d%0aBcc:all@example.com@',
  '"all@example.com"@example.com',
  'Asha <all@example.com>',
  '<all@example.com>@example.com',
  'all@example.com(a@example.com',
])('rejects the recipient %j', async (email) => {
  const answer = await openBrowser(app).call(sendOtp, { body: { email } })
  expect(answer).toMatchObject(invalid(['email', 'Please enter a valid email address']))
  const tour = await openBrowser(app).call(requestTour, { body: { ...TOUR, email } })
  expect(tour).toMatchObject(invalid(['email', 'Please enter a valid email address']))
})
