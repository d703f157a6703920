import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '#server/testing/members/add-members.ts'
import { buy } from '#server/testing/members/members.ts'
import { qrText } from '#server/testing/qr-text.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the welcome email contains the same entrance pass as the dashboard [mail-476]', async () => {
  const member = await addMember(app, { language: 'mr' })
  const { dyanpittId } = await buy(member, { seat: 'A5' })
  const mail = await app.mail(member.email, /स्वागत/)
  expect(mail.text).not.toContain('google.com/maps')
  const [picture] = mail.attachments
  expect(picture).toMatchObject({ name: 'entrance-pass.png', type: 'image/png' })
  expect(mail.html).toContain(`cid:${picture?.contentId?.slice(1, -1)}`)
  for (const text of ['<html lang="mr-IN"', 'प्रवेश पास', 'ज्ञानधारा कक्ष', 'A5']) {
    expect(mail.html).toContain(text)
  }
  const pass = JSON.parse(await qrText(picture?.bytes ?? new Uint8Array()))
  expect(pass).toMatchObject({
    type: 'MEMBERSHIP_PASS',
    id: dyanpittId,
    seat: 'A5',
    status: 'active',
    email: member.email,
    membership: 'Dyandhara Kaksh',
    validFrom: '2026-03-10',
  })
})

test('the welcome email says where the hall is, with a map, once the address is set [mail-477]', async () => {
  const admin = await addMember(app, { role: 'admin', membership: false })
  const { data } = (await admin.call(getSettings)).reply()
  const address = '12 Laxmi Road, Pune'
  const saved = await admin.call(saveSettings, { body: { ...data, address } })
  saved.expectSuccess()
  const member = await addMember(app)
  await buy(member, { seat: 'A4' })
  const { text, html } = await app.mail(member.email, /Welcome/)
  const map = 'https://www.google.com/maps/search/?api=1&query=12%20Laxmi%20Road%2C%20Pune'
  expect(text).toContain(`Find us here: ${address}\n${map}\n`)
  expect(html).toContain('A4')
})
