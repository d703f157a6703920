import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { me, sendOtp, uploadAvatar } from '#shared/contract/user/auth.ts'
import { openBrowser, refusal } from './testing/browser.ts'
import { addMember } from './testing/members/add-members.ts'
import { formOf, picture } from './testing/members/pictures.ts'
import { fillUp } from './testing/process/filler.ts'
import { memoryMountProblem, mountMemory } from './testing/process/mount-file-system.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let unmount: () => void
beforeEach(async (context) => {
  context.skip(
    memoryMountProblem !== undefined,
    `No small disk can be mounted: ${memoryMountProblem}`,
  )
  app = await createTestApp()
  unmount = mountMemory(app.services.config.dataDir, 2)
})
afterEach(async () => {
  if (memoryMountProblem !== undefined) return
  unmount()
  await app.close()
})

async function upload(member: Awaited<ReturnType<typeof addMember>>) {
  return member.call(uploadAvatar, { form: formOf({ avatar: await picture() }) })
}

async function files(folder: string): Promise<string[]> {
  const path = join(app.services.config.dataDir, folder)
  const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('refuses pictures and queues emails while the disk is full, and recovers once there is space', async () => {
  const { dataDir } = app.services.config
  const member = await addMember(app)
  // Creates the uploads folder, so that on the full disk writing the file fails, not creating the folder.
  const first = (await upload(member)).reply().user.avatar
  const freeUp = await fillUp(dataDir)

  const refused = await upload(member)
  expect(refused).toMatchObject(refusal('storageUnavailable'))
  expect(await files('uploads')).toHaveLength(1)
  expect((await member.call(me)).reply().user.avatar).toBe(first)
  const email = 'new@example.com'
  expect((await openBrowser(app).call(sendOtp, { body: { email } })).status).toBe(200)

  await freeUp()
  const later = (await upload(member)).reply().user.avatar
  expect(later).not.toBe(first)
  expect(await files('uploads')).toHaveLength(1)
  expect(await app.mailedCode(email)).toMatch(/^\d{6}$/)
  expect((await files('outbox')).filter((name) => name.endsWith('.draft'))).toEqual([])
}, 60_000)
