/** Measures how many codes on damaged screens the gate's camera reads. See README.md. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crackScreen } from '#bench/photos/cracks.ts'
import { blank, fill, type Pixels } from '#bench/photos/pixels.ts'
import { type Random, seededRandom } from '#bench/photos/random.ts'
import { takePhoto } from '#bench/photos/take-photo.ts'
import { photoPixels, readQr } from '#bench/read-qr.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { signedCard } from '#server/door/pass-codes.ts'
import { ALL_HOURS } from '#shared/domain/booking/batches.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import { encodePhoneCode } from '#shared/domain/door/phone-code.ts'
import { membershipPassText, PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import type { QrLevel } from '#shared/domain/pass/qr-level.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'

const LEVELS = [0, 1, 2, 3, 4]
const PICTURE_COUNT = 40
/** The code's width in the camera's picture: held close, and at arm's length. */
const WIDTHS = [300, 180]
/** The part of the camera's picture around the code, relative to its width. */
const FRAME = { width: 1.35, height: 1.25 }
/** The width of the code in pixels of the screen. */
const SCREEN_PIXELS = 720
/** The share of the phone's codes that must be read on an undamaged screen, at either width. */
const GOAL = 0.95

type Code = { name: string; text: (random: Random) => string; errorCorrection?: QrLevel }

const { privateKey: cardKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const keys = { epoch: 1, phoneKey: Buffer.alloc(32), cardKey, cardPublicKey: Buffer.alloc(65) }
const CODES: readonly Code[] = [
  {
    name: "the phone's digits",
    errorCorrection: 'H',
    text: (random) => {
      const mac = Uint8Array.from({ length: 8 }, () => byte(random))
      const step = Math.floor(random.between(0, 65_536))
      return encodePhoneCode({
        epoch: 1,
        passId: passId(random),
        claims: claims(random),
        step,
        mac,
      })
    },
  },
  {
    name: "the card's digits",
    text: (random) => {
      const days = { firstDay: '2026-11-01', issuedOn: '2026-11-01' } as const
      return signedCard(keys, { passId: passId(random), claims: claims(random), ...days })
    },
  },
  {
    name: "the specification's JSON",
    text: (random) => {
      const { memberId, batch, seat, lastDay } = claims(random)
      const member = { memberId, batch, seat, email: 'asha.deshmukh@example.com', room: ROOMS[0] }
      const stay = { fullName: 'Asha Deshmukh', startDate: '2026-11-01', endDate: lastDay } as const
      return membershipPassText({ ...member, ...stay }, '2026-11-20T09:30:00.000Z')
    },
  },
]

const { values: options } = parseArgs({
  options: {
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true })

let wrong = 0
let undamagedRate = 1
const rows: string[] = []
for (const width of WIDTHS) {
  for (const { name, text, errorCorrection } of CODES) {
    const cells: string[] = []
    let modules = 0
    for (const level of LEVELS) {
      let read = 0
      for (let number = 0; number < PICTURE_COUNT; number++) {
        // Every code gets the same damage.
        const random = seededRandom(`${width} ${level} ${number}`)
        const expected = text(seededRandom(`${name} ${number}`))
        const screen = drawScreen(expected, errorCorrection)
        modules = screen.code.modules
        crackScreen(screen.pixels, screen.code, level, random)
        const found = await readFromCamera(
          screen,
          width,
          random,
          `${name} ${width} ${level} ${number}`,
        )
        if (found === expected) read++
        else if (found !== undefined) wrong++
      }
      cells.push(`${read}`)
      if (errorCorrection === 'H' && level === 0)
        undamagedRate = Math.min(undamagedRate, read / PICTURE_COUNT)
    }
    rows.push(`| ${width} | ${name}, ${modules} modules | ${cells.join(' | ')} |`)
    console.log(rows.at(-1))
  }
}

const figures = [
  note,
  '',
  `Codes read out of ${PICTURE_COUNT}, by damage level; misread: ${wrong}.`,
  '',
  `| width, pixels | code | ${LEVELS.join(' | ')} |`,
  `|--:|---|${LEVELS.map(() => '--:|').join('')}`,
  ...rows,
].join('\n')
console.log(`\n${figures}`)
if (options.write) writeToReadme('cracked-screens', figures)
if (wrong > 0 || undamagedRate < GOAL) {
  console.error(
    `\n${wrong} codes were misread; ${undamagedRate * 100} % of the undamaged phone codes were read.`,
  )
  process.exitCode = 1
}

type DrawnScreen = { pixels: Pixels; code: { x: number; y: number; side: number; modules: number } }

/** A phone or card that fills the camera's picture with the code in its middle. */
function drawScreen(text: string, errorCorrection: QrLevel | undefined): DrawnScreen {
  const { size, rows: cells } = encodeQr(text, PASS_MARGIN, errorCorrection)
  const modules = size - 2 * PASS_MARGIN
  const moduleSize = SCREEN_PIXELS / modules
  const edge = SCREEN_PIXELS / 4
  const pixels = blank({ width: SCREEN_PIXELS + 2 * edge, height: SCREEN_PIXELS + 2 * edge })
  const start = edge - PASS_MARGIN * moduleSize
  for (const [row, line] of cells.entries()) {
    for (const [column, dark] of line.entries()) {
      if (!dark) continue
      // Rounds both edges, because rounded widths would leave gaps.
      const [left, top] = [
        Math.round(start + column * moduleSize),
        Math.round(start + row * moduleSize),
      ]
      const width = Math.round(start + (column + 1) * moduleSize) - left
      const height = Math.round(start + (row + 1) * moduleSize) - top
      fill(pixels, { x: left, y: top, width, height }, [16, 16, 16])
    }
  }
  return { pixels, code: { x: edge, y: edge, side: SCREEN_PIXELS, modules } }
}

/** Reads the code once from a camera's picture, as the gate does with each frame. */
async function readFromCamera(screen: DrawnScreen, side: number, random: Random, name: string) {
  // The camera causes the blur, so it is the same in pixels for every code.
  const moduleSize = side / screen.code.modules
  const size = { width: Math.round(side * FRAME.width), height: Math.round(side * FRAME.height) }
  const shot = {
    size,
    side,
    qualities: [90],
    pitch: random.between(-18, 18),
    yaw: random.between(-18, 18),
    x: size.width / 2,
    y: size.height / 2,
    defocus: random.between(1.5, 3) / moduleSize,
    exposure: random.between(0.05, 0.3),
  }
  const file = await takePhoto(screen, shot, random)
  if (options.keep !== undefined) writeFileSync(join(options.keep, `${name}.jpg`), file)
  return readQr(await photoPixels(file))
}

function byte(random: Random): number {
  return Math.floor(random.between(0, 256))
}

function passId(random: Random): string {
  return Array.from({ length: 8 }, () => byte(random).toString(16).padStart(2, '0')).join('')
}

function claims(random: Random): PassClaims {
  const seat = SEATS[Math.floor(random.number() * SEATS.length)]
  if (!seat) throw new RangeError('The hall has no seats')
  const number = Math.floor(random.between(11_001, 11_999))
  return { memberId: `@DA2026${number}`, lastDay: '2026-12-20', batch: ALL_HOURS, seat: seat.id }
}
