import { expect, test } from 'vitest'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { acknowledgeSetupStep, getSetup, sendTestMail } from '#shared/contract/admin/setup.ts'

const desk = frontDesk()

test('only super admins see and tick off the steps, or send a test email [admin-456]', async () => {
  const member = await addMember(desk.app)
  const admin = await addMember(desk.app, { role: 'admin' })
  const sent = { body: { step: 'prices' } }
  for (const [who, code] of [
    [openBrowser(desk.app), 'notLoggedIn'],
    [member, 'notAllowed'],
    [admin, 'notAllowed'],
  ] as const) {
    expect(await who.call(getSetup)).toMatchObject(refusal(code))
    expect(await who.call(acknowledgeSetupStep, sent)).toMatchObject(refusal(code))
    expect(await who.call(sendTestMail)).toMatchObject(refusal(code))
  }
})

test('a step is no longer listed once it is ticked off or set in the settings [admin-457]', async () => {
  const owner = await addMember(desk.app, { role: 'super_admin' })
  const openSteps = async () => (await owner.call(getSetup)).reply().data.open
  expect(await openSteps()).toEqual([
    'name',
    'address',
    'contact',
    'landing',
    'prices',
    'roomRules',
    'simulatedPayments',
    'testMail',
    'demo',
  ])

  for (const step of ['name', 'prices', 'prices', 'simulatedPayments', 'testMail', 'demo']) {
    ;(await owner.call(acknowledgeSetupStep, { body: { step } })).reply()
  }
  expect(await openSteps()).toEqual(['address', 'contact', 'landing', 'roomRules'])

  const settings = (await owner.call(getSettings)).reply().data
  const body = {
    ...settings,
    address: 'Laxmi Road, Pune',
    contactPhone: '020 1234567',
    studentsFigure: '350',
  }
  ;(await owner.call(saveSettings, { body })).reply()
  expect(await openSteps()).toEqual(['roomRules'])

  const unknown = await owner.call(acknowledgeSetupStep, { body: { step: 'address' } })
  expect(unknown).toMatchObject(refusal('validationFailed'))
  expect(await openSteps()).toEqual(['roomRules'])
})

test('a test email goes to the caller, at most 5 per hour [admin-458]', async () => {
  const app = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const owner = await addMember(app, { role: 'super_admin' })
    for (let sent = 0; sent < 5; sent += 1) {
      const { data } = (await owner.call(sendTestMail)).reply()
      // The owner must learn that emails reach nobody.
      expect(data).toEqual({ mailServer: false })
    }
    await expectRateLimited(owner.call(sendTestMail), 60 * 60)
    const subjects = await app.mailSubjects(owner.email)
    expect(subjects.filter((subject) => subject === 'Test email')).toHaveLength(5)
  } finally {
    await app.close()
  }
})
