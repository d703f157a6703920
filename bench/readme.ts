import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'

const README = new URL('./README.md', import.meta.url)

/**
 * When and where figures were measured, to be asked before measuring: the load is then other work's,
 * and where there is much of it the times are too long.
 */
export function measuredOn(): string {
  const [major] = process.versions.node.split('.')
  const day = new Date().toISOString().slice(0, 10)
  const load = (loadavg()[0] ?? 0).toFixed(1)
  return `Measured on ${day}, with ${availableParallelism()} cores and Node ${major}; the load of other work was ${load} when it began.`
}

/** Puts figures between the marks of that name in bench/README.md, so that nobody types them. */
export function writeFigures(name: string, figures: string): void {
  writeFileSync(README, withFigures(readFileSync(README, 'utf8'), name, figures))
}

/** Throws when the page has no such marks. */
export function withFigures(page: string, name: string, figures: string): string {
  const [start, end] = [`<!-- ${name}: start -->`, `<!-- ${name}: end -->`]
  const from = page.indexOf(start)
  const to = page.indexOf(end)
  if (from < 0 || to < from) throw new Error(`bench/README.md has no marks for "${name}"`)
  return `${page.slice(0, from + start.length)}\n${figures}\n${page.slice(to)}`
}
