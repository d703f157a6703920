import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { discardPicture } from '#server/storage/discard-picture.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { openS3Server } from '#server/testing/s3-server.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { cleanUp } from './clean-up.ts'

const BYTES = new Uint8Array([1, 2, 3])

let app: TestApp
let closers: (() => Promise<void>)[]
beforeEach(() => {
  closers = []
})
afterEach(async () => {
  for (const close of closers.reverse()) await close()
})

async function openServices(env: Record<string, string> = {}, start = TEST_START) {
  const lines: string[] = []
  const log = createLog({ level: 'info', write: (line) => void lines.push(line) })
  app = await createTestApp(env, start, { log })
  closers.push(() => app.close())
  return { lines }
}

async function keys(): Promise<string[]> {
  const found: string[] = []
  for await (const key of app.services.storage.keys()) found.push(key)
  return found.sort()
}

/** A picture on disk, stored that long before the test's start. */
async function storedPicture(
  { hours }: { hours: number },
  folder: 'avatars' | 'selfies' = 'avatars',
) {
  const { storage, config } = app.services
  const key = await storage.save(folder, BYTES)
  const at = new Date(TEST_START.getTime() - hours * 3_600_000)
  await utimes(join(config.dataDir, 'uploads', key), at, at)
  return key
}

async function member(pictures: { avatar?: string; selfie?: string }): Promise<void> {
  const { db } = app.services
  const { id } = await addMember(app)
  const { avatar, selfie } = pictures
  if (avatar) await db.updateTable('users').set({ avatar }).where('id', '=', id).execute()
  if (selfie) {
    await db.updateTable('membership_details').set({ selfie }).where('user_id', '=', id).execute()
  }
}

test('removes a day-old picture without a row, and keeps new and referenced ones', async () => {
  await openServices()
  const orphans = [
    await storedPicture({ hours: 25 }),
    await storedPicture({ hours: 25 }, 'selfies'),
  ]
  const fresh = await storedPicture({ hours: 23 })
  const avatar = await storedPicture({ hours: 900 })
  const selfie = await storedPicture({ hours: 900 }, 'selfies')
  await member({ avatar, selfie })
  expect(await keys()).toHaveLength(5)
  await cleanUp(app.services)
  expect(await keys()).toEqual([fresh, avatar, selfie].sort())
  for (const orphan of orphans) expect(await app.services.storage.read(orphan)).toBeUndefined()
})

test("does the same in a bucket, by each object's modification time", async () => {
  const server = await openS3Server()
  closers.push(() => server.close())
  // The bucket uses the machine's clock.
  await openServices(server.env, new Date())
  const [orphan, avatar] = [
    await app.services.storage.save('avatars', BYTES),
    await app.services.storage.save('avatars', BYTES),
  ]
  await member({ avatar })
  await cleanUp(app.services)
  expect(await keys()).toEqual([orphan, avatar].sort())
  app.clock.advance({ days: 2 })
  await cleanUp(app.services)
  expect(await keys()).toEqual([avatar])
})

test("removes nothing when most pictures have no row, because the storage may be another hall's", async () => {
  const { lines } = await openServices()
  for (let index = 0; index < 21; index++) await storedPicture({ hours: 48 })
  await cleanUp(app.services)
  expect(await keys()).toHaveLength(21)
  expect(lines.join('')).toContain('most pictures have no row in this database')
})

test('keeps a picture that a row refers to, even if its upload seemed to fail', async () => {
  await openServices()
  const { storage } = app.services
  const [avatar, orphan] = [
    await storage.save('avatars', BYTES),
    await storage.save('avatars', BYTES),
  ]
  await member({ avatar })
  for (const key of [avatar, orphan]) await discardPicture(app.services, key)
  expect(await keys()).toEqual([avatar])
})
