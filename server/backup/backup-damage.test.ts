import { randomBytes } from 'node:crypto'
import { open, readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BackupFixture, openBackupFixture } from '#server/testing/databases/backup-fixture.ts'
import { fillEveryTable } from '#server/testing/members/full-database.ts'
import { checkBackup } from './check-backup.ts'

let source: BackupFixture
let whole: Buffer
beforeAll(async () => {
  source = await openBackupFixture({ migrated: true })
  const keys = await fillEveryTable(source.connectionString)
  for (const key of keys.slice(0, 20)) await source.storage.put(key, randomBytes(700))
  await source.backUp()
  whole = await readFile(source.file)
})
afterAll(() => source.close())

async function check(bytes: Buffer): Promise<string> {
  const path = `${source.file}.${randomBytes(4).toString('hex')}`
  await writeFile(path, bytes)
  const file = await open(path, 'r')
  try {
    await checkBackup(file, new AbortController().signal)
    return 'whole'
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  } finally {
    await file.close()
  }
}

test('accepts an intact copy', async () => {
  expect(await check(Buffer.from(whole))).toBe('whole')
})

test('rejects a backup truncated anywhere', async () => {
  const blocks = whole.byteLength / 512
  for (const length of [512, 513, 1024, whole.byteLength - 1, whole.byteLength - 1024]) {
    expect(await check(whole.subarray(0, length)), `${length} bytes`).toMatch(/truncated/)
  }
  for (let block = 1; block < blocks; block += Math.ceil(blocks / 60)) {
    expect(await check(whole.subarray(0, block * 512)), `${block} blocks`).toMatch(/truncated/)
  }
})

test('rejects a backup with one flipped bit anywhere', async () => {
  const step = Math.ceil(whole.byteLength / 300)
  const positions = Array.from({ length: 300 }, (_, index) => index * step + (index % step))
  // The last entry and the end marker, which no checksum covers.
  const ending = [-1, -512, -1024, -1025, -1471, -1472, -1500, -1536, -1537, -2000, -2048]
  for (const at of [...positions, ...ending.map((back) => whole.byteLength + back)]) {
    if (at >= whole.byteLength) continue
    const bytes = Buffer.from(whole)
    bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << (at % 8)), at)
    expect(await check(bytes), `byte ${at}`).toMatch(
      /^BackupError: .*(altered|truncated|not a backup)/,
    )
  }
})

test.each([
  ['an empty file', () => Buffer.alloc(0), /is empty, so it is not a backup/],
  ['a few letters', () => Buffer.from('hello'), /not a backup of a hall/],
  ['zeros', () => Buffer.alloc(4096), /not a backup of a hall/],
  ['random bytes', () => randomBytes(4096), /not a backup of a hall/],
  ['a backup without its beginning', () => whole.subarray(1024), /not a backup of a hall/],
  ['a backup followed by other bytes', () => Buffer.concat([whole, Buffer.alloc(512)]), /altered/],
  ['two backups in one', () => Buffer.concat([whole, whole]), /altered/],
])('rejects %s', async (_what, bytes, sentence) => {
  expect(await check(bytes())).toMatch(sentence)
})
