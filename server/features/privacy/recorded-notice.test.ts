import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PROFILE, verifyEmail } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { TOUR } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { register } from '#shared/contract/user/auth.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import { getUser } from '#shared/contract/user/user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const SHOWN_NOTICE = { noticeVersion: '2026-11-22', noticeLanguage: 'mr' }
const recordedNotice = () => ({
  version: '2026-11-22',
  language: 'mr',
  shownAt: app.clock.now.toISOString(),
})

let phones = 9_200_000_000

/** Registers, with or without a picture; returns the logged-in browser. */
async function registerBrowser(email: string, sent: Record<string, string>, withPicture = false) {
  const browser = await verifyEmail(app, email)
  const body = { ...PROFILE, phoneNumber: `+91${++phones}`, email, ...sent }
  const answer = await browser.call(
    register,
    withPicture ? { form: formOf({ ...body, avatar: await picture() }) } : { body },
  )
  browser.token = answer.reply().token
  return browser
}

const dataOf = async (browser: Browser) => (await browser.call(exportData)).reply().data

describe('a registration', () => {
  test('records the version and language of the notice that was shown, and when [privacy-1]', async () => {
    const browser = await registerBrowser('shown@example.com', SHOWN_NOTICE)
    expect((await dataOf(browser)).account.privacyNotice).toEqual(recordedNotice())
  })

  test('records the notice of a form with a picture', async () => {
    const browser = await registerBrowser('form@example.com', SHOWN_NOTICE, true)
    expect((await dataOf(browser)).account.privacyNotice).toEqual(recordedNotice())
  })

  test.each([{}, { noticeVersion: '2026-11-22' }, { noticeLanguage: 'en' }])(
    'by a client that sends %j succeeds and records the notice as not shown [privacy-2]',
    async (sent) => {
      const browser = await registerBrowser(`silent${phones}@example.com`, sent)
      const { account } = await dataOf(browser)
      expect(account.privacyNotice).toBeNull()
      const admin = await addMember(app, { role: 'admin' })
      const viewed = await admin.call(getUser, { params: { id: account.id } })
      expect(viewed.reply().data.privacyNotice).toBeNull()
    },
  )

  test('shows the recorded notice to admins [privacy-3]', async () => {
    const browser = await registerBrowser('viewed@example.com', SHOWN_NOTICE)
    const { account } = await dataOf(browser)
    const admin = await addMember(app, { role: 'admin' })
    const viewed = await admin.call(getUser, { params: { id: account.id } })
    expect(viewed.reply().data.privacyNotice).toEqual(recordedNotice())
  })

  test.each([
    { noticeVersion: 'latest', noticeLanguage: 'en' },
    { noticeVersion: '2026-11-22', noticeLanguage: 'fr' },
  ])('with %j is refused', async (sent) => {
    const browser = await verifyEmail(app, `refused${++phones}@example.com`)
    const email = `refused${phones}@example.com`
    const body = { ...PROFILE, phoneNumber: `+91${phones}`, email, ...sent }
    const answer = await browser.call(register, { body })
    expect(answer.status).toBe(400)
  })
})

describe('a tour request', () => {
  test('records the notice that was shown, or that none was [privacy-4]', async () => {
    const browser = await registerBrowser('visitor@example.com', {})
    const asked = await browser.call(requestTour, { body: { ...TOUR, ...SHOWN_NOTICE } })
    asked.expectSuccess()
    expect((await dataOf(browser)).tours).toMatchObject([{ privacyNotice: recordedNotice() }])

    const silent = await registerBrowser('silent-visitor@example.com', {})
    const body = { ...TOUR, email: 'silent-visitor@example.com' }
    const without = await silent.call(requestTour, { body })
    without.expectSuccess()
    expect((await dataOf(silent)).tours).toMatchObject([{ privacyNotice: null }])
  })
})
