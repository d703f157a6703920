import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepareDataFolder } from './data-folder.ts'
import { StartupError } from './startup-error.ts'

let home: string

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hall-folder-'))
})

afterEach(() => rm(home, { recursive: true, force: true }))

test('a missing data folder is made, with the folders above it, for its owner alone', async () => {
  const dataDir = join(home, 'of', 'the', 'hall')
  await prepareDataFolder(dataDir)
  await prepareDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  expect(await readdir(dataDir)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'where a file system refuses new folders, the start ends in a sentence',
  async () => {
    const start = prepareDataFolder('/proc/hall/data')
    await expect(start).rejects.toThrow(StartupError)
    await expect(start).rejects.toThrow('The data folder /proc/hall/data cannot be written')
  },
)
