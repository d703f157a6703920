import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { openS3Server, type S3Server } from '#server/testing/s3-server.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me, uploadAvatar } from '#shared/contract/user/auth.ts'

let server: S3Server
let app: TestApp
beforeAll(async () => {
  server = await openS3Server()
  app = await createTestApp({ ...server.env, S3_PREFIX: 'hall' })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const upload = async (browser: Browser) =>
  browser.call(uploadAvatar, { form: formOf({ avatar: await picture() }) })

test('serves an avatar to anyone who knows its path, and removes the previous one', async () => {
  const member = await addMember(app)
  const first = (await upload(member)).reply().user.avatar ?? ''
  const second = (await upload(member)).reply().user.avatar ?? ''
  const { statusCode, headers, rawPayload } = await openBrowser(app).get(second)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(rawPayload.toString('latin1', 8, 12)).toBe('WEBP')
  expect((await openBrowser(app).get(first)).statusCode).toBe(404)
})

test('while storage is unavailable, refuses a picture, keeps its row and serves everything else', async () => {
  const member = await addMember(app)
  const before = (await upload(member)).reply().user.avatar ?? ''
  await server.stop()
  expect(await upload(member)).toMatchObject(refusal('storageUnavailable'))
  expect((await openBrowser(app).get(before)).statusCode).toBe(503)
  expect((await member.call(me)).reply().user.avatar).toBe(before)
  await server.start()
  expect((await openBrowser(app).get(before)).statusCode).toBe(200)
})

test('a job removes a picture whose first removal failed', async () => {
  const { storage, boss } = app.services
  const member = await addMember(app)
  const before = (await upload(member)).reply().user.avatar ?? ''
  const remove = storage.remove
  storage.remove = () => Promise.reject(new Error('away'))
  const after = (await upload(member)).reply().user.avatar ?? ''
  storage.remove = remove
  const [job] = await boss.findJobs<{ key: string }>('remove-picture')
  expect(before).toContain(job?.data.key)
  await expect
    .poll(async () => (await openBrowser(app).get(before)).statusCode, { timeout: 75_000 })
    .toBe(404)
  expect((await openBrowser(app).get(after)).statusCode).toBe(200)
}, 90_000)
