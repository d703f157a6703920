import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runningEmbeddedDatabase } from './db/embedded/open-embedded.ts'
import { emptyAcknowledged, findLosses, NOTHING_LOST } from './testing/process/acknowledged.ts'
import { makeFastFolder } from './testing/process/fast-folder.ts'
import { loadClients, startServer, waitForMorePayments } from './testing/process/killed-server.ts'
import { imageMountProblem, makeImage, mountImage } from './testing/process/mount-file-system.ts'

const DISK_MB = 400
const POWER_CUTS = 3
const SEATS_PER_CUT = 10

let home: string
let closers: (() => unknown)[]

beforeEach(async (context) => {
  context.skip(
    imageMountProblem !== undefined,
    `No disk image can be mounted: ${imageMountProblem}`,
  )
  home = await makeFastFolder('hall-power-')
  closers = [() => rm(home, { recursive: true, force: true })]
})
afterEach(async () => {
  if (imageMountProblem !== undefined) return
  for (const close of closers.reverse()) await close()
})

/** The app's process, the postmaster of its data folder, and the postmaster's children. */
async function processesOf(dataDir: string, app: number): Promise<number[]> {
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  const main = Number(postmaster.split('\n')[0])
  const pids = [app, main]
  for (const name of await readdir('/proc')) {
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    if (new RegExp(`^PPid:\\s${main}$`, 'm').test(status)) pids.push(Number(name))
  }
  return pids
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has ended in the meantime.
    }
  }
}

test('acknowledged writes survive three power cuts', async () => {
  const folder = join(home, 'mounted')
  const dataDir = join(folder, 'data')
  await mkdir(folder)
  let image = join(home, 'disk')
  makeImage(image, DISK_MB)
  let unmount = mountImage(image, folder)
  closers.push(() => unmount())
  let server = startServer(dataDir)
  closers.push(async () => {
    server.process.kill('SIGTERM')
    await server.ended
  })
  const acknowledged = emptyAcknowledged()

  for (let cut = 0; cut < POWER_CUTS; cut++) {
    const url = await server.url
    const options = { students: 2 * SEATS_PER_CUT, firstSeat: cut * SEATS_PER_CUT }
    const clients = await loadClients(dataDir, options, acknowledged)
    const never = new AbortController().signal
    const working = Promise.all(clients.map((client) => client.work(url, never)))
    await waitForMorePayments(server, acknowledged)

    await vi.waitUntil(() => acknowledged.pictures.size > cut, { timeout: 20_000 })

    const pids = await processesOf(dataDir, server.process.pid ?? 0)
    expect(pids.length).toBeGreaterThan(5)
    signalAll(pids, 'SIGSTOP')
    // Data that the processes wrote but the system has not synced is missing from the image.
    const after = join(home, `disk-after-${cut}`)
    await copyFile(image, after)
    signalAll(pids, 'SIGKILL')
    await Promise.all([server.ended, working])
    unmount()
    unmount = mountImage(after, folder)
    image = after

    server = startServer(dataDir)
    await server.url
    const connectionString = (await runningEmbeddedDatabase(dataDir)) ?? ''
    const place = { connectionString, dataDir }
    expect(await findLosses(acknowledged, place), `cut ${cut}`).toEqual(NOTHING_LOST)
  }
})
