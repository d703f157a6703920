import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

const README = new URL('./README.md', import.meta.url)

/**
 * Returns when and where figures were measured. Call it before measuring: the load average then shows only
 * the other work on the machine, which makes times longer.
 */
export function measurementNote(): string {
  const [major] = process.versions.node.split('.')
  const day = new Date().toISOString().slice(0, 10)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `Measured on ${day} with ${availableParallelism()} cores and Node ${major}; load average from other work at the start: ${load}.`
}

/** Writes figures between the markers of that name in bench/README.md. */
export function writeToReadme(name: string, figures: string): void {
  writeFileSync(README, replaceFigures(readFileSync(README, 'utf8'), name, figures))
}

/** Throws if the page has no such markers. */
export function replaceFigures(page: string, name: string, figures: string): string {
  const [start, end] = [`<!-- ${name}: start -->`, `<!-- ${name}: end -->`]
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`bench/README.md has no markers for "${name}"`)
  return `${page.slice(0, from + start.length)}\n${figures}\n${page.slice(to)}`
}
