/** Measures how long a gate takes from a scan to the verdict on a slow device. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { addAdmin } from '#bench/load/add-gate.ts'
import {
  addRoster,
  type RosterHall,
  type RosterMember,
  storePhotos,
} from '#bench/load/add-roster.ts'
import { writeCameraVideo } from '#bench/load/camera-video.ts'
import { fillPhotos } from '#bench/load/fill-photos.ts'
import { enrollGate, unlockGate } from '#bench/load/open-gate.ts'
import { openPostgres, type Postgres } from '#bench/load/open-postgres.ts'
import { phoneCode } from '#bench/load/phone-code.ts'
import { startApp } from '#bench/load/start-app.ts'
import { type TimedVerdict, watchVerdicts } from '#bench/load/watch-verdicts.ts'
import { quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.mjs'

const GOAL_MS = 300
const SLOWDOWN = 4
const CAMERA_SCANS = 12
/** The pause between a verdict and the next scan: shorter than between real people. */
const PAUSE_MS = 400

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200,20000' },
    scans: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
})
const SCANS = Number(options.scans)
const note = measurementNote()

type Row = { members: number; how: string; verdicts: TimedVerdict[] }

const folder = await mkdtemp(join(tmpdir(), 'bench-camera-'))
const postgres = await openPostgres()
const rows: Row[] = []
try {
  for (const size of options.sizes.split(',').map(Number))
    rows.push(...(await measure(postgres, size)))
} finally {
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}

const figures = [
  note,
  '',
  `Milliseconds, CPU ${SLOWDOWN} times slower: ${SCANS} members with a hand-held scanner, ${CAMERA_SCANS} with the camera.`,
  '',
  '| members | scan | verdict, p50 | p95 | with photo, p50 | p95 |',
  '|--:|---|--:|--:|--:|--:|',
  ...rows.map(({ members, how, verdicts }) => {
    const quantileOf = (figure: 'verdict' | 'photo', share: number) =>
      Math.round(
        quantile(
          verdicts.map((each) => each[figure]),
          share,
        ),
      )
    const [p50, p95] = [quantileOf('verdict', 0.5), quantileOf('verdict', 0.95)]
    return `| ${members.toLocaleString('en')} | ${how} | ${p50} | **${p95}** | ${quantileOf('photo', 0.5)} | ${quantileOf('photo', 0.95)} |`
  }),
].join('\n')
console.log(figures)
if (options.write) writeToReadme('door-verdict', figures)
const slowest = Math.max(
  ...rows.map(({ verdicts }) =>
    quantile(
      verdicts.map(({ verdict }) => verdict),
      0.95,
    ),
  ),
)
if (slowest > GOAL_MS) {
  console.error(`Missed the goal of ${GOAL_MS} ms.`)
  process.exitCode = 1
}

async function measure(server: Postgres, size: number): Promise<Row[]> {
  const connectionString = await server.addDatabase(`door${size}`)
  const admin = await addAdmin(connectionString)
  const hall = await addRoster(connectionString, size)
  const app = await startApp(connectionString, storePhotos)
  const video = join(folder, `${size}.mjpeg`)
  await writeCameraVideo(video, [])
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await watchVerdicts(page)
    await enrollGate(page, { url: app.url.replace(/\/api$/, ''), admin })
    await page.waitForTimeout(1000)
    await fillPhotos(page, await facePicture())
    await page.reload()
    await unlockGate(page)
    const turnCamera = (state: 'on' | 'off') =>
      page.getByRole('button', { name: `Turn ${state} camera` }).click()
    await turnCamera('off')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

    // Members from all over the roster, each once.
    const stride = Math.floor(size / (2 * SCANS + CAMERA_SCANS))
    const members = hall.members.filter((_, number) => number % stride === 0)
    const online = await scanWithScanner(page, hall, members.splice(0, SCANS))
    await writeCameraVideo(
      video,
      members.splice(0, CAMERA_SCANS).map((member) => phoneCode(hall, member)),
    )
    await turnCamera('on')
    const camera: TimedVerdict[] = []
    for (let scan = 0; scan < CAMERA_SCANS; scan++) {
      const what = `Camera, scan ${scan + 1}`
      camera.push(await timeScan(what, () => page.evaluate(() => window.verdicts.scanWithCamera())))
    }
    await turnCamera('off')
    await context.setOffline(true)
    const offline = await scanWithScanner(page, hall, members.splice(0, SCANS))
    return [
      { members: size, how: 'scanner, online', verdicts: online },
      { members: size, how: 'scanner, offline', verdicts: offline },
      { members: size, how: 'camera, online', verdicts: camera },
    ]
  } finally {
    await browser.close()
    await app.stop()
  }
}

async function scanWithScanner(page: Page, hall: RosterHall, members: readonly RosterMember[]) {
  const verdicts: TimedVerdict[] = []
  for (const [number, member] of members.entries()) {
    const code = phoneCode(hall, member)
    const verdict = await timeScan(`Scanner, scan ${number + 1}`, () =>
      page.evaluate((digits) => window.verdicts.scanWithScanner(digits), code),
    )
    if (!verdict.text.startsWith('Come in')) throw new Error(`The gate said "${verdict.text}"`)
    verdicts.push(verdict)
    await sleep(PAUSE_MS)
  }
  return verdicts
}

/** Prints immediately which scan failed, because the browser and the server take a while to close. */
async function timeScan(what: string, scan: () => Promise<TimedVerdict>): Promise<TimedVerdict> {
  try {
    return await scan()
  } catch (error) {
    console.error(`${what}: ${error instanceof Error ? error.message : error}`)
    throw error
  }
}

/** A picture as large as the face photos that a gate shows. */
async function facePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { width: 160, height: 160, channels: 3, background: '#000', noise } })
    .blur(4)
    .webp({ quality: 55 })
    .toBuffer()
}
