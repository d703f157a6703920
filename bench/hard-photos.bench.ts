/** Measures how many poor photos of visitor passes the scanner reads, and how fast. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findProblem, formatTables, type Outcome } from '#bench/hard-photos-report.ts'
import { hardPhotos } from '#bench/photos/hard-photos.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { timeReading } from '#bench/time-reading.ts'

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: '1' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const photos = hardPhotos(Number(values.set))
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true })

const outcomes: Outcome[] = []
for (const { kind, name, isFullSize, make } of photos) {
  const { file, text } = await make()
  if (values.keep !== undefined) writeFileSync(join(values.keep, `${name}.jpg`), file)
  // The very first reading also initialises zxing, so it is not counted.
  if (outcomes.length === 0) await timeReading(file)
  const { plain, scanner } = await timeReading(file)
  outcomes.push({ kind, isFullSize, text, plain, scanner })
  console.log(
    `${name}: one attempt ${verdict(plain.text, text)}, with retries ${verdict(scanner.text, text)}`,
  )
}

const figures = `${note}\n\n${formatTables(outcomes)}`
console.log(`\n${figures}`)
if (values.write) writeToReadme(`hard-photos set ${values.set}`, figures)

const problem = findProblem(outcomes)
if (problem !== undefined) {
  console.error(`\n${problem}`)
  process.exitCode = 1
}

function verdict(text: string | undefined, expected: string | undefined): string {
  if (text === undefined) return 'nothing'
  return text === expected ? 'read' : 'WRONG'
}
