/** Measures how long saving a selfie takes, alone and with others at the same moment. See README.md. */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { addMembers, DETAIL_TEXTS, type Member } from '#bench/load/add-members.ts'
import { openPostgres } from '#bench/load/open-postgres.ts'
import { startApp } from '#bench/load/start-app.ts'
import { median } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { updateMembership } from '#shared/contract/endpoints.ts'

const GOAL_MS = 90
const GOAL_AT_ONCE_MS = 600
const MEMBERS = 8
const MAX_BYTES = 3_000_000

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const photo = await phonePhoto()
const postgres = await openPostgres()
const connectionString = await postgres.addDatabase('selfies')
const members = await addMembers(connectionString, MEMBERS)
const app = await startApp(connectionString)
const alone: number[] = []
const atOnce: number[] = []
try {
  for (let round = -1; round < Number(options.rounds); round++) {
    const one = await saveSelfies(members.slice(0, 1))
    const all = await saveSelfies(members)
    // The first round warms up.
    if (round < 0) continue
    alone.push(one)
    atOnce.push(all)
  }
} finally {
  await app.stop()
  await postgres.close()
}

const figures = [
  note,
  '',
  `A photo of 12 megapixels and ${(photo.size / 1_000_000).toFixed(1)} MB; medians of ${options.rounds} rounds.`,
  '',
  '| | |',
  '|---|--:|',
  `| one selfie | **${Math.round(median(alone))} ms** |`,
  `| ${MEMBERS} at the same moment, until the last is saved | **${Math.round(median(atOnce))} ms** |`,
].join('\n')
console.log(figures)
if (options.write) writeToReadme('selfies', figures)
const missed = median(alone) > GOAL_MS || median(atOnce) > GOAL_AT_ONCE_MS
if (missed) console.error(`The goals are ${GOAL_MS} ms and ${GOAL_AT_ONCE_MS} ms`)
process.exit(missed ? 1 : 0)

/** Saves a selfie of each member at the same moment, and returns the time until all are saved, in ms. */
async function saveSelfies(uploading: readonly Member[]): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(uploading.map(saveSelfie))
  return performance.now() - startedAt
}

async function saveSelfie({ token }: Member): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...DETAIL_TEXTS, visitedBefore: 'no' }))
    form.append(name, value)
  form.append(updateMembership.upload.field, photo)
  const response = await fetch(`${app.url}${updateMembership.path}`, {
    method: updateMembership.method,
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`A selfie was refused: ${text}`)
}

/** Noise like a camera's, as a JPEG file of almost 3 MB. */
async function phonePhoto(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const pixels = sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise },
  }).blur(1.2)
  const raw = await pixels.raw().toBuffer({ resolveWithObject: true })
  for (let quality = 95; quality > 0; quality -= 5) {
    const bytes = await sharp(raw.data, { raw: raw.info }).jpeg({ quality }).toBuffer()
    if (bytes.byteLength <= MAX_BYTES) {
      return new File([new Uint8Array(bytes)], 'selfie.jpg', { type: 'image/jpeg' })
    }
  }
  throw new Error('No quality makes the photo small enough')
}
