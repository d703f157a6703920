import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runningEmbeddedDatabase } from './db/embedded.ts'
import { brokenPromises, nothingYet, PROMISES_KEPT } from './testing/acknowledged.ts'
import { makeFastFolder } from './testing/fast-folder.ts'
import { hallClients, morePayments, startHall } from './testing/killed-hall.ts'
import { makeImage, mountImage, noImageMounts } from './testing/mounted.ts'

const DISK_MB = 400
const CUTS = 3
const SEATS_PER_CUT = 10

let home: string
let closers: (() => unknown)[]

beforeEach(async (context) => {
  context.skip(noImageMounts !== undefined, `No disk image can be mounted: ${noImageMounts}`)
  home = await makeFastFolder('hall-power-')
  closers = [() => rm(home, { recursive: true, force: true })]
})
afterEach(async () => {
  if (noImageMounts !== undefined) return
  for (const close of closers.reverse()) await close()
})

/** Every process that works in a data folder: the app by its number, PostgreSQL's by where they are. */
async function processesOf(dataDir: string, app: number): Promise<number[]> {
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  const main = Number(postmaster.split('\n')[0])
  const found = [app, main]
  for (const name of await readdir('/proc')) {
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
    if (new RegExp(`^PPid:\\s${main}$`, 'm').test(status)) found.push(Number(name))
  }
  return found
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

test('what was acknowledged outlives three power cuts', async () => {
  const folder = join(home, 'mounted')
  const dataDir = join(folder, 'data')
  await mkdir(folder)
  let image = join(home, 'disk')
  makeImage(image, DISK_MB)
  let unmount = mountImage(image, folder)
  closers.push(() => unmount())
  let server = startHall(dataDir)
  closers.push(async () => {
    server.process.kill('SIGTERM')
    await server.ended
  })
  const acknowledged = nothingYet()

  for (let cut = 0; cut < CUTS; cut++) {
    const url = await server.url
    const wish = { students: 2 * SEATS_PER_CUT, firstSeat: cut * SEATS_PER_CUT }
    const clients = await hallClients(dataDir, wish, acknowledged)
    const never = new AbortController().signal
    const working = Promise.all(clients.map((client) => client.work(url, never)))
    await morePayments(server, acknowledged)

    await vi.waitUntil(() => acknowledged.pictures.size > cut, { timeout: 20_000 })

    const pids = await processesOf(dataDir, server.process.pid ?? 0)
    expect(pids.length).toBeGreaterThan(5)
    signalAll(pids, 'SIGSTOP')
    // What the processes had written and the system not yet put on the disk is not in the image.
    const after = join(home, `disk-after-${cut}`)
    await copyFile(image, after)
    signalAll(pids, 'SIGKILL')
    await Promise.all([server.ended, working])
    unmount()
    unmount = mountImage(after, folder)
    image = after

    server = startHall(dataDir)
    await server.url
    const connectionString = (await runningEmbeddedDatabase(dataDir)) ?? ''
    const place = { connectionString, dataDir }
    expect(await brokenPromises(acknowledged, place), `cut ${cut}`).toEqual(PROMISES_KEPT)
  }
})
