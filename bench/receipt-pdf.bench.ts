/** Measures how long it takes to create the PDF of a receipt, and how much memory it uses. See README.md. */
import { parseArgs } from 'node:util'
import { median, quantile } from '#bench/measure-pairs.ts'
import { measurementNote, writeToReadme } from '#bench/readme.ts'
import { paperOf } from '#server/papers/paper-of.ts'
import { createPapers } from '#server/papers/papers.ts'

const GOAL_MS = 100
const MEGABYTE = 1024 * 1024

const { values: options } = parseArgs({
  options: {
    papers: { type: 'string', default: '500' },
    write: { type: 'boolean', default: false },
  },
})
const note = measurementNote()
const papers = createPapers()
const rssBefore = process.memoryUsage().rss
const first = await time(0)
const rssAfterFirst = process.memoryUsage().rss
const times: number[] = []
for (let number = 1; number < Number(options.papers); number++) times.push(await time(number))
const rssAfterAll = process.memoryUsage().rss
await papers.close()

const medianMs = median(times)
const addedMegabytes = (rss: number) => Math.round((rss - rssBefore) / MEGABYTE)
const figures = [
  note,
  '',
  `${times.length} receipts in Marathi, each with a different name, one after another.`,
  '',
  '| | |',
  '|---|--:|',
  `| the first, including the start of the thread | ${Math.round(first)} ms |`,
  `| the others, median | **${medianMs.toFixed(1)} ms** |`,
  `| the others, 99th percentile | ${quantile(times, 0.99).toFixed(1)} ms |`,
  `| memory added by the first | ${addedMegabytes(rssAfterFirst)} MB |`,
  `| memory added by all | ${addedMegabytes(rssAfterAll)} MB |`,
].join('\n')
console.log(figures)
if (options.write) writeToReadme('receipt-pdf', figures)
if (medianMs > GOAL_MS) {
  console.error(`Missed the goal: a PDF takes ${medianMs.toFixed(1)} ms, above ${GOAL_MS}.`)
  process.exitCode = 1
}

async function time(number: number): Promise<number> {
  const paper = paperOf('mr', {
    kind: 'receipt',
    key: { series: 'DA', year: 2026, number: number + 1 },
    day: '2026-11-20',
    userId: 'member',
    role: 'user',
    fullName: `अश्विनी क्षीरसागर ${number}`,
    language: 'mr',
    content: {
      hall: { name: 'Dyanpeeth Abhyasika', address: 'Pune', contactPhone: '98220 12345' },
      memberId: '@DA202611001',
      room: 'Dyandhara Kaksh',
      batch: 'Day Batch (7:00 AM - 10:00 PM)',
      duration: '1 Month',
      seat: 'A5',
      tier: 'gold',
      startDate: '2026-11-20',
      endDate: '2026-12-20',
      renewal: false,
      amount: 1499,
      method: 'upi',
      reference: '512345678901',
      simulated: false,
    },
  })
  const startedAt = performance.now()
  await papers.pdf(paper)
  return performance.now() - startedAt
}
