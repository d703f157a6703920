import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from './db/connection/migrate.ts'
import { openEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { runSql } from './testing/databases/run-sql.ts'
import { type DataFolder, temporaryDataFolder } from './testing/process/embedded-folder.ts'

const TIMEOUT_MS = 60_000
const NOBODY = { uid: 65_534, gid: 65_534 }
/** The user `daemon`, whom every system has. */
const OWNER = { uid: 1, gid: 1 }
const MAIN = join(import.meta.dirname, 'main.ts')
const SEED = join(import.meta.dirname, 'seed/seed-command.ts')
const isRoot = process.getuid?.() === 0
/** The program files may be in a folder that only root can read, such as /root. */
const nobodyCanRun =
  isRoot && spawnSync(process.execPath, ['--check', MAIN], { ...NOBODY, cwd: '/' }).status === 0

let folder: DataFolder
beforeEach(async () => {
  folder = await temporaryDataFolder()
})
afterEach(() => folder.remove())

/** The user that a process runs as: real, effective, saved and for files. */
async function usersOf(pid: number | undefined): Promise<number[]> {
  const [, users = ''] = /^Uid:\t(.*)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return users.split('\t').map(Number)
}

describe.runIf(nobodyCanRun)('an app that root starts', () => {
  test(
    'runs as an ordinary user, as does its PostgreSQL [server-11]',
    async () => {
      await chmod(folder.home, 0o755)
      const server = folder.startServer()
      await server.url
      const { uid } = NOBODY
      expect(await usersOf(server.process.pid)).toEqual([uid, uid, uid, uid])
      expect(await usersOf(await folder.postgresPid())).toEqual([uid, uid, uid, uid])
      expect((await stat(folder.dataDir)).mode & 0o077).toBe(0)
      server.process.kill('SIGTERM')
      expect(await server.ended).toMatchObject({ code: 0, stderr: '' })
    },
    TIMEOUT_MS,
  )

  test(
    'owns the pictures of sample data that root adds meanwhile [server-25]',
    async () => {
      await chmod(folder.home, 0o755)
      const server = folder.startServer()
      await server.url
      const env = { PATH: process.env.PATH, DATA_DIR: folder.dataDir, DATABASE_URL: '' }
      const seeded = spawnSync(process.execPath, [SEED, '--members', '3'], { env })
      expect(seeded.status, String(seeded.stderr)).toBe(0)
      for (const path of await readdir(folder.dataDir, { recursive: true })) {
        expect((await stat(join(folder.dataDir, path))).uid, path).toBe(NOBODY.uid)
      }
      await server.kill()
    },
    TIMEOUT_MS,
  )

  test(
    'takes over the data folder of an earlier release, but nothing that a link points to [server-12]',
    async () => {
      await chmod(folder.home, 0o755)
      const before = await openEmbeddedDatabase({ dataDir: folder.dataDir })
      await migrate(before.connectionString)
      await runSql(before.connectionString, 'CREATE TABLE kept AS SELECT 5 AS number')
      await before.stop()
      expect((await stat(folder.clusterDir)).uid).toBe(0)
      const outside = join(folder.home, 'outside')
      await writeFile(outside, 'of root')
      await symlink(outside, join(folder.dataDir, 'link'))

      const server = folder.startServer()
      await server.url
      expect((await usersOf(server.process.pid))[0]).toBe(NOBODY.uid)
      expect((await stat(folder.clusterDir)).uid).toBe(NOBODY.uid)
      expect((await stat(outside)).uid).toBe(0)
      server.process.kill('SIGTERM')
      expect((await server.ended).code).toBe(0)
      const after = await openEmbeddedDatabase({ dataDir: folder.dataDir })
      expect(await runSql(after.connectionString, 'SELECT number FROM kept')).toEqual([
        { number: 5 },
      ])
      await after.stop()
    },
    TIMEOUT_MS,
  )

  test(
    'takes over a PostgreSQL that a killed app left running as root [server-13]',
    async () => {
      await chmod(folder.home, 0o755)
      const killed = folder.startApp()
      await killed.settled
      const pid = await folder.postgresPid()
      await killed.kill('SIGKILL')
      const server = folder.startServer()
      await server.url
      expect(await folder.postgresPid()).not.toBe(pid)
      expect((await usersOf(await folder.postgresPid()))[0]).toBe(NOBODY.uid)
    },
    TIMEOUT_MS,
  )

  test(
    'runs as the owner of the data folder [server-14]',
    async () => {
      await chmod(folder.home, 0o755)
      await mkdir(folder.dataDir, { mode: 0o700 })
      await chown(folder.dataDir, OWNER.uid, OWNER.gid)
      const server = folder.startServer()
      await server.url
      expect((await usersOf(server.process.pid))[0]).toBe(OWNER.uid)
    },
    TIMEOUT_MS,
  )

  test(
    'prints a warning when it has to stay root [server-15]',
    async () => {
      const server = folder.startServer()
      await server.url
      expect((await usersOf(server.process.pid))[0]).toBe(0)
      expect(server.printed.stdout).toContain(`because other users can't enter ${folder.home}`)
    },
    TIMEOUT_MS,
  )
})
