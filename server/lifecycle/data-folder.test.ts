import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartupError } from '#server/config/startup-error.ts'
import { prepareDataFolder } from './data-folder.ts'

let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-folder-'))
})

afterEach(() => rm(home, { recursive: true, force: true }))

test('creates a missing data folder and its parents, accessible to the owner only', async () => {
  const dataDir = join(home, 'of', 'the', 'hall')
  await prepareDataFolder(dataDir)
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect(await readdir(dataDir)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'throws a StartupError when the file system refuses new folders',
  async () => {
    const start = prepareDataFolder('/proc/hall/data')
    await expect(start).rejects.toThrow(StartupError)
    await expect(start).rejects.toThrow('The data folder /proc/hall/data cannot be written')
  },
)
