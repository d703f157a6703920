import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureQueue } from '#server/storage/pictures.ts'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PROFILE, verifyEmail } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me, register, uploadAvatar } from '#shared/contract/user/auth.ts'
import { IMAGE_MAX_BYTES } from '#shared/domain/image-file.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

let users = 0
const newEmail = () => `person${++users}@example.com`
const newPhone = () => `+91${8_000_000_000 + ++users}`

async function storedAvatars(): Promise<string[]> {
  const folder = join(app.services.config.dataDir, 'uploads', 'avatars')
  return readdir(folder).catch(() => [])
}

async function upload(browser: Browser, form: FormData): Promise<string> {
  const { user } = (await browser.call(uploadAvatar, { form })).reply()
  return user.avatar ?? ''
}

const text = (name: string, type: string) => new File(['#!/bin/sh\necho hello'], name, { type })
const oversizedFile = () =>
  new File([new Uint8Array(IMAGE_MAX_BYTES)], 'large.png', { type: 'image/png' })

describe('at registration', () => {
  test('accepts a picture with the form [dashboard-3]', async () => {
    const email = newEmail()
    const browser = await verifyEmail(app, email)
    const profile = { ...PROFILE, phoneNumber: newPhone(), email }
    const form = formOf({ ...profile, avatar: await picture() })
    browser.token = (await browser.call(register, { form })).reply().token
    const { user } = (await browser.call(me)).reply()
    expect(user).toMatchObject({ email, fullName: PROFILE.fullName, gender: 'male' })
    expect((await openBrowser(app).get(user.avatar ?? '')).statusCode).toBe(200)
  })

  test('treats an empty file field as no picture [dashboard-4]', async () => {
    const email = newEmail()
    const browser = await verifyEmail(app, email)
    const profile = { ...PROFILE, phoneNumber: newPhone(), email }
    const form = formOf({ ...profile, avatar: new File([], '') })
    browser.token = (await browser.call(register, { form })).reply().token
    expect((await browser.call(me)).reply().user.avatar).toBeNull()
  })

  test('rejects a file that is not a picture, and accepts a corrected form', async () => {
    const email = newEmail()
    const browser = await verifyEmail(app, email)
    const profile = { ...PROFILE, phoneNumber: newPhone(), email }
    const wrong = formOf({ ...profile, avatar: text('me.png', 'image/png') })
    expect(await browser.call(register, { form: wrong })).toMatchObject(refusal('notAnImage'))
    const right = formOf({ ...profile, avatar: await picture() })
    expect((await browser.call(register, { form: right })).status).toBe(200)
    expect(await storedAvatars()).toHaveLength(1)
  })

  test('stores no picture for a rejected registration', async () => {
    const email = newEmail()
    const profile = { ...PROFILE, phoneNumber: newPhone(), email }
    const form = async () => formOf({ ...profile, avatar: await picture() })
    const stranger = await openBrowser(app).call(register, { form: await form() })
    expect(stranger).toMatchObject(refusal('emailNotVerified'))

    const browser = await verifyEmail(app, email)
    const { id } = await addMember(app)
    await app.services.db
      .updateTable('users')
      .set({ phone_number: profile.phoneNumber })
      .where('id', '=', id)
      .execute()
    const refused = await browser.call(register, { form: await form() })
    expect(refused).toMatchObject(refusal('phoneTaken'))
    expect(await storedAvatars()).toEqual([])
  })
})

describe('an upload', () => {
  test('is served by its path as WebP of at most 1024 pixels, without metadata [dashboard-5]', async () => {
    const member = await addMember(app)
    const path = await upload(
      member,
      formOf({ avatar: await picture({ width: 1600, height: 400 }) }),
    )
    const response = await openBrowser(app).get(path)
    expect(response.headers['content-type']).toBe('image/webp')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
    expect(response.headers['content-disposition']).toBe('inline; filename="avatar.webp"')
    expect(response.headers['cache-control']).toMatch(/^private, /)
    const { format, width, height, exif } = await sharp(response.rawPayload).metadata()
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 1024,
      height: 256,
      exif: undefined,
    })
    expect(response.rawPayload.includes('18.52N')).toBe(false)
  })

  test('replaces the previous picture, whose path returns 404 [dashboard-6]', async () => {
    const member = await addMember(app)
    const before = await upload(member, formOf({ avatar: await picture() }))
    const after = await upload(member, formOf({ avatar: await picture() }))
    expect(after).not.toBe(before)
    expect((await member.get(before)).statusCode).toBe(404)
    expect((await member.get(after)).statusCode).toBe(200)
    expect(await storedAvatars()).toHaveLength(1)
  })

  test('leaves one picture after concurrent uploads', async () => {
    const member = await addMember(app)
    const forms = await Promise.all([1, 2].map(async () => formOf({ avatar: await picture() })))
    await Promise.all(forms.map((form) => upload(member, form)))
    const { user } = (await member.call(me)).reply()
    expect(await storedAvatars()).toEqual([user.avatar?.split('/').at(-1)])
  })

  test('queues two uploads per member, rejects the rest, and still serves others [picture-4]', async () => {
    const [asha, ravi] = [await addMember(app), await addMember(app)]
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holding = ['somebody', 'another'].map((owner) => pictureQueue.run(owner, () => held))
    const done: string[] = []
    const send = async (name: string, member: Browser) => {
      const answer = await member.call(uploadAvatar, { form: formOf({ avatar: await picture() }) })
      done.push(`${name} ${answer.status}`)
      return answer
    }
    const flood = Array.from({ length: 22 }, () => send('asha', asha))
    await vi.waitUntil(() => done.length === 20, { timeout: 15_000 })
    for (const name of done) expect(name).toBe('asha 429')
    const other = send('ravi', ravi)
    await vi.waitUntil(() => pictureQueue.size === 5, { timeout: 15_000 })
    release()
    await Promise.all(holding)
    expect((await other).status).toBe(200)
    const refused = (await Promise.all(flood)).filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(20)
    for (const each of refused) await expectRateLimited(each, 5)
  })

  test('requires a logged-in user', async () => {
    const answer = await openBrowser(app).call(uploadAvatar, {
      form: formOf({ avatar: await picture() }),
    })
    expect(answer).toMatchObject(refusal('notLoggedIn'))
    expect(await storedAvatars()).toEqual([])
  })

  test.each([
    ['a text', () => formOf({ avatar: text('me.txt', 'text/plain') }), 400],
    ['a text file with an image type', () => formOf({ avatar: text('a.png', 'image/png') }), 400],
    [
      'an SVG',
      () => formOf({ avatar: new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }) }),
      400,
    ],
    ['no file', () => formOf({ note: 'nothing' }), 400],
    ['an empty file', () => formOf({ avatar: new File([], 'me.png', { type: 'image/png' }) }), 400],
    ['text instead of a file', () => formOf({ avatar: 'me.png' }), 400],
    ['a file of 5 MB', () => formOf({ avatar: oversizedFile() }), 413],
  ])('rejects %s [dashboard-7]', async (_what, form, status) => {
    const member = await addMember(app)
    const answer = await member.call(uploadAvatar, { form: form() })
    const error = status === 413 ? 'fileTooLarge' : 'notAnImage'
    expect(answer).toMatchObject(refusal(error))
    await expectNothingStored(member)
  })

  test('is rejected under another field name', async () => {
    const member = await addMember(app)
    const answer = await member.call(uploadAvatar, { form: formOf({ photo: await picture() }) })
    expect(answer.status).toBe(400)
    await expectNothingStored(member)
  })

  test('is rejected with two files', async () => {
    const member = await addMember(app)
    const form = formOf({ avatar: await picture() })
    form.append('avatar', await picture())
    const answer = await member.call(uploadAvatar, { form })
    expect([400, 413]).toContain(answer.status)
    await expectNothingStored(member)
  })

  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'that is truncated',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nabc',
    ],
    ['of rubbish', 'multipart/form-data; boundary=b', 'rubbish'],
    ['that is empty', 'multipart/form-data; boundary=b', ''],
  ])('is rejected in a form %s', async (_what, type, payload) => {
    const member = await addMember(app)
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/upload-avatar',
      headers: { authorization: `Bearer ${member.token}`, 'content-type': type },
      payload,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ success: false })
    await expectNothingStored(member)
  })

  test('is rejected as JSON', async () => {
    const member = await addMember(app)
    const answer = await member.call(uploadAvatar, { body: { avatar: 'data:image/png;base64,AA' } })
    expect(answer).toMatchObject(refusal('notAnImage'))
  })

  async function expectNothingStored(member: Browser): Promise<void> {
    expect((await member.call(me)).reply().user.avatar).toBeNull()
    expect(await storedAvatars()).toEqual([])
  }
})

test.each(['nothing.webp', '../selfies/x.webp', '..%2f..%2fsecrets%2fsession-secret', '%00', '.'])(
  'returns 404 for the avatar %s',
  async (name) => {
    const response = await openBrowser(app).get(`/uploads/avatars/${name}`)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
  },
)
