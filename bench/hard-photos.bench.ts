/** How many hard photos of visitor passes the scanner reads, and how fast. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Outcome, problemOf, tablesOf } from '#bench/hard-photos-report.ts'
import { hardPhotos } from '#bench/photos/hard-photos.ts'
import { measuredOn, writeFigures } from '#bench/readme.ts'
import { timeReading } from '#bench/time-reading.ts'

const { values } = parseArgs({
  options: {
    draw: { type: 'string', default: '1' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const where = measuredOn()
const photos = hardPhotos(Number(values.draw))
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true })

const outcomes: Outcome[] = []
for (const { kind, name, isFull, make } of photos) {
  const { file, text } = await make()
  if (values.keep !== undefined) writeFileSync(join(values.keep, `${name}.jpg`), file)
  // The first reading of all also starts zxing.
  if (outcomes.length === 0) await timeReading(file)
  const { plain, scanner } = await timeReading(file)
  outcomes.push({ kind, isFull, text, plain, scanner })
  console.log(
    `${name}: plain ${verdict(plain.text, text)}, with the retries ${verdict(scanner.text, text)}`,
  )
}

const figures = `${where}\n\n${tablesOf(outcomes)}`
console.log(`\n${figures}`)
if (values.write) writeFigures(`hard-photos draw ${values.draw}`, figures)

const problem = problemOf(outcomes)
if (problem !== undefined) {
  console.error(`\n${problem}`)
  process.exitCode = 1
}

function verdict(found: string | undefined, wanted: string | undefined): string {
  if (found === undefined) return 'nothing'
  return found === wanted ? 'read' : 'WRONG'
}
