/** Measures how much memory the largest accepted pictures take to re-encode. See README.md. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { LARGE_PICTURES } from '#bench/picture-memory/large-pictures.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { IMAGE_MAX_BYTES } from '#shared/domain/image-file.ts'

const GOAL_MEGABYTES = 450
const CHILD = fileURLToPath(new URL('./picture-memory/measure-reencoding.ts', import.meta.url))
const measured = z.object({ megabytes: z.number(), seconds: z.number() })

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const note = measurementNote()
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const rows: string[] = []
let most = 0
try {
  for (const { kind, megapixels, make } of LARGE_PICTURES) {
    const picture = await make()
    if (picture.byteLength >= IMAGE_MAX_BYTES) throw new Error(`${kind} is larger than 5 MB`)
    const file = join(folder, 'picture')
    writeFileSync(file, picture)
    // A process for each: its peak memory can't be reset.
    const output = execFileSync(process.execPath, [CHILD, file], { encoding: 'utf8' })
    const { megabytes, seconds } = measured.parse(JSON.parse(output))
    most = Math.max(most, megabytes)
    rows.push(`| ${kind} | ${megapixels} | ${Math.round(megabytes)} MB | ${seconds.toFixed(1)} s |`)
    console.log(rows.at(-1))
  }
} finally {
  rmSync(folder, { recursive: true })
}

const head = '| kind | megapixels | peak memory | CPU time |\n|---|--:|--:|--:|'
if (values.write) writeToReadme('picture-memory', [note, '', head, ...rows].join('\n'))
if (most > GOAL_MEGABYTES) console.error(`A picture took more than ${GOAL_MEGABYTES} MB`)
process.exit(most > GOAL_MEGABYTES ? 1 : 0)
