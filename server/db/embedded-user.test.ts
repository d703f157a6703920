import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { temporaryDataFolder } from '../testing/embedded-folder.ts'
import { openEmbeddedDatabase, runningEmbeddedDatabase } from './embedded.ts'
import { findPrograms } from './embedded-programs.ts'

const NOBODY = { uid: 65_534, gid: 65_534 }
/** A PATH without util-linux's unshare. */
const NO_UNSHARE = { PATH: '/nonexistent' }

const { postgres } = await findPrograms()
const isRoot = process.getuid?.() === 0
/** The programs may lie where only root can go, under /root for one. */
const nobodyCanRun = isRoot && spawnSync(postgres, ['--version'], NOBODY).status === 0

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>

beforeEach(async () => {
  folder = await temporaryDataFolder()
})

afterEach(() => folder.remove())

async function expectServing() {
  const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? 'none'
  expect(await ask(address, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
}

test.runIf(nobodyCanRun)('an ordinary user runs it', async () => {
  await chown(folder.home, NOBODY.uid, NOBODY.gid)
  const app = folder.startApp(NOBODY)
  expect((await app.settled).output).toMatch(/^ready$/m)
  await expectServing()
  await app.kill('SIGTERM')
  expect(await runningEmbeddedDatabase(folder.dataDir)).toBeUndefined()
})

test.runIf(nobodyCanRun)('a data folder of another user ends in one sentence', async () => {
  await mkdir(folder.dataDir, { mode: 0o755 })
  await chmod(folder.home, 0o755)
  const { output, code } = await folder.startApp(NOBODY).settled
  expect(code).toBe(1)
  expect(output).toContain(
    `The data folder ${folder.dataDir} cannot be written (permission denied): make it writable for this user, or set DATA_DIR to another folder.`,
  )
})

describe.runIf(isRoot)('root', () => {
  test.runIf(nobodyCanRun)('without user namespaces runs it as nobody, also later', async () => {
    await chmod(folder.home, 0o755)
    const app = folder.startApp({ env: NO_UNSHARE })
    expect((await app.settled).output).toMatch(/^ready$/m)
    await expectServing()
    await app.kill('SIGTERM')
    expect((await stat(folder.clusterDir)).uid).toBe(NOBODY.uid)

    // Now with user namespaces: the files are nobody's, so nobody still runs it.
    const later = await openEmbeddedDatabase({ dataDir: folder.dataDir })
    await expectServing()
    await later.stop()
    expect((await stat(folder.clusterDir)).uid).toBe(NOBODY.uid)
  })

  test.runIf(nobodyCanRun)('hands its own database over when user namespaces end', async () => {
    await chmod(folder.home, 0o755)
    const first = await openEmbeddedDatabase({ dataDir: folder.dataDir })
    await ask(first.connectionString, 'CREATE TABLE seat AS SELECT 5 AS number')
    await first.stop()

    const app = folder.startApp({ env: NO_UNSHARE })
    expect((await app.settled).output).toMatch(/^ready$/m)
    const address = (await runningEmbeddedDatabase(folder.dataDir)) ?? 'none'
    expect(await ask(address, 'SELECT number FROM seat')).toEqual([{ number: 5 }])
    await app.kill('SIGTERM')
  })

  test('that can neither use a user namespace nor become nobody is told what to do', async () => {
    // A folder of mode 700 keeps nobody out.
    const { output, code } = await folder.startApp({ env: NO_UNSHARE }).settled
    expect(code).toBe(1)
    expect(output).toContain('PostgreSQL does not run as root')
    expect(output).toContain('set DATABASE_URL to a PostgreSQL server')
  })
})
