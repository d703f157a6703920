import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pages } from '#server/http/pages/pages.ts'
import { buildServices, type Services } from '#server/services.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { sendTourRequest, TOUR } from '#server/testing/members/tours.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { sendOtp } from '#shared/contract/user/auth.ts'
import type { HallDetails } from '#shared/domain/settings/hall-details.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'

let app: TestApp
let admin: AddedMember
/** A second process on the same database. */
let other: Services
/** Stands in for dist/web/, which these tests run without. */
let webRoot: string
const landings: FastifyInstance[] = []
beforeAll(async () => {
  app = await createTestApp({ MAIL_FROM: 'The Old Name <hall@example.com>' })
  admin = await addMember(app, { role: 'admin', membership: false })
  webRoot = await mkdtemp(join(tmpdir(), 'hall-web-'))
  await writeFile(
    join(webRoot, '.landing.html'),
    '<h1>{{name}}</h1><p>{{address}}</p><a href="{{phoneLink}}">{{phone}}</a><a href="{{emailLink}}">{{email}}</a>',
  )
})
beforeEach(async () => {
  await freshStart(app)
  app.services.hallDetails.invalidate()
  const { connectionString, services } = app
  other = await buildServices(services.config, { connectionString, now: services.now })
  return () => other.close()
})
afterAll(async () => {
  for (const landing of landings) await landing.close()
  await app.close()
  await rm(webRoot, { recursive: true, force: true })
})

async function change(changes: Partial<HallDetails>): Promise<void> {
  const { data } = (await admin.call(getSettings)).reply()
  expect((await admin.call(saveSettings, { body: { ...data, ...changes } })).status).toBe(200)
}
const rename = (name: string) => change({ name })

/** The landing page as a process serves it. */
async function landingOf({ hallDetails, takenSeats }: Services): Promise<() => Promise<string>> {
  const app = Fastify()
  await app.register(cookie)
  await pages(app, { hallDetails, takenSeats, demo: true, publicUrl: '', webRoot })
  landings.push(app)
  return async () => (await app.inject('/')).body
}

test('the landing page shows the new name immediately, and within two seconds in another process', async () => {
  const landing = await landingOf(app.services)
  const elsewhere = await landingOf(other)
  expect(await landing()).toContain('<h1>Dyanpeeth Abhyasika</h1>')
  expect(await elsewhere()).toContain('<h1>Dyanpeeth Abhyasika</h1>')
  await rename('Sharma <i>Library')
  expect(await landing()).toContain('<h1>Sharma &lt;i&gt;Library</h1>')
  app.clock.advance({ seconds: 2 })
  expect(await elsewhere()).toContain('<h1>Sharma &lt;i&gt;Library</h1>')
  await rename(DEFAULT_SETTINGS.name)
  expect(await landing()).toContain('<h1>Dyanpeeth Abhyasika</h1>')
})

test('the landing page keeps the last known name while the database is unavailable', async () => {
  const landing = await landingOf(other)
  await rename('Sharma Library')
  expect(await landing()).toContain('<h1>Sharma Library</h1>')
  await other.db.destroy()
  app.clock.advance({ minutes: 5 })
  expect(await landing()).toContain('<h1>Sharma Library</h1>')
})

test("every email is signed with the hall's name, and a changed name becomes the sender", async () => {
  const sent = async (email: string, subject: RegExp) => {
    const { from, text } = await app.mail(email, subject)
    return { from, signature: text.trimEnd().split('\n').at(-1) }
  }
  await openBrowser(app).call(sendOtp, { body: { email: 'first@example.com' } })
  expect(await sent('first@example.com', /OTP/)).toEqual({
    from: 'The Old Name <hall@example.com>',
    signature: 'Dyanpeeth Abhyasika',
  })

  const name = 'Sharma, Sons & <b>Library'
  await rename(name)
  const changed = { from: `${name} <hall@example.com>`, signature: name }
  await openBrowser(app).call(sendOtp, { body: { email: 'second@example.com' } })
  expect(await sent('second@example.com', /OTP/)).toEqual(changed)
  await sendTourRequest(app)
  expect(await sent(TOUR.email, /visitor pass/)).toEqual(changed)
})

test("the contact is in every email's signature, on the landing page and in Reply-To [settings-1]", async () => {
  const landing = await landingOf(app.services)
  const before = await landing()
  await openBrowser(app).call(sendOtp, { body: { email: 'third@example.com' } })
  expect((await app.mail('third@example.com', /OTP/)).replyTo).toBeUndefined()

  await change({
    contactPhone: '+91 98765 43210',
    contactEmail: 'desk@hall.example',
    address: '12 <b>Laxmi Road\nPune',
  })
  expect(await landing()).toBe(
    '<h1>Dyanpeeth Abhyasika</h1><p>12 &lt;b&gt;Laxmi Road\nPune</p>' +
      '<a href="tel:+919876543210">+91 98765 43210</a>' +
      '<a href="mailto:desk@hall.example">desk@hall.example</a>',
  )
  await sendTourRequest(app, { email: 'fourth@example.com' })
  const mail = await app.mail('fourth@example.com', /visitor pass/)
  expect(mail.replyTo).toBe('desk@hall.example')
  expect(mail.text.trimEnd().split('\n').slice(-5)).toEqual([
    'Dyanpeeth Abhyasika',
    '12 <b>Laxmi Road',
    'Pune',
    '+91 98765 43210',
    'desk@hall.example',
  ])
  expect(mail.html).toContain('Dyanpeeth Abhyasika<br>12 &lt;b&gt;Laxmi Road<br>Pune<br>')

  await change({ contactPhone: '', contactEmail: '', address: '' })
  expect(await landing()).toBe(before)
})
