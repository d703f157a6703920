import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbox } from './outbox.ts'
import {
  outboxFilesTo,
  outboxTime,
  removeOldOutboxFiles,
  removeOutboxFiles,
} from './outbox-files.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const LONG = `${'a'.repeat(64)}.${'b'.repeat(120)}@${'c'.repeat(50)}.example.com`

async function deliver(recipient: string): Promise<void> {
  const outbox = createOutbox({
    dataDir,
    mailFrom: 'hall@example.com',
    printCodes: true,
    print: () => {},
  })
  const text = 'To: somebody@example.com\n'
  await outbox.deliver({ id: crypto.randomUUID(), recipient, subject: 'Hello', text })
  outbox.close()
}

const files = () => readdir(join(dataDir, 'outbox'))

test('finds the emails of one recipient, whoever else they mention', async () => {
  for (const recipient of ['asha@example.com', 'sasha@example.com', LONG]) await deliver(recipient)
  for (const recipient of ['asha@example.com', LONG]) {
    expect(await outboxFilesTo(dataDir, recipient)).toHaveLength(1)
  }
  expect(await outboxFilesTo(dataDir, 'somebody@example.com')).toEqual([])
  const found = await outboxFilesTo(dataDir, 'asha@example.com')
  await removeOutboxFiles(dataDir, [...found, ...found])
  expect(await files()).toHaveLength(2)
})

test('removes old emails and nothing else', async () => {
  await deliver('asha@example.com')
  const at = new Date('2026-03-10T04:30:00.000Z')
  const name = `${outboxTime(at)}-old.eml`
  await writeFile(join(dataDir, 'outbox', name), 'To: asha@example.com\r\n\r\n')
  await writeFile(join(dataDir, 'outbox', 'notes.txt'), 'Mine')
  await removeOldOutboxFiles(dataDir, at)
  expect(await files()).toContain(name)
  await removeOldOutboxFiles(dataDir, new Date(at.getTime() + 1))
  expect(await files()).toHaveLength(2)
  expect(await files()).toContain('notes.txt')
})

test('finds nothing without an outbox', async () => {
  expect(await outboxFilesTo(dataDir, 'asha@example.com')).toEqual([])
  await removeOldOutboxFiles(dataDir, new Date())
})
