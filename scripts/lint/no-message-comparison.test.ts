import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const RULE = join(import.meta.dirname, 'no-message-comparison.grit')
const BIOME = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome')

const REJECTED = [
  "error.message === 'Not found'",
  "'Not found' !== error.message",
  'error.serverMessage === ERRORS.notFound.message',
  "error?.message.includes('already')",
  "serverMessage?.startsWith('Too many')",
  '/expired/.test(error.message)',
  "errors.some(({ msg }) => msg === 'Required')",
  'SENTENCES[error.message]',
  '{ [ERRORS.notFound.message]: 404 }',
]
const ALLOWED = [
  "error.code === 'notFound'",
  'error.serverMessage === undefined',
  'undefined !== message',
  'show(error.message)',
]

/** The numbers of the lines that the rule rejects. */
function rejectedLines(expressions: readonly string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    const config = { plugins: [RULE], linter: { rules: { preset: 'none' } } }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
    writeFileSync(join(folder, 'lines.ts'), expressions.map((each) => `f(${each})`).join('\n'))
    return lint(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function lint(folder: string): number[] {
  const args = [BIOME, 'lint', '--reporter=github', '--max-diagnostics=none', folder]
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout } = Object(error)
    return [...String(stdout).matchAll(/lines\.ts,line=(\d+)/g)].map(([, line]) => Number(line))
  }
}

test('rejects comparing, searching and indexing by a message', () => {
  expect(rejectedLines(REJECTED)).toEqual(REJECTED.map((_, index) => index + 1))
})

test('allows comparing codes and showing messages', () => {
  expect(rejectedLines(ALLOWED)).toEqual([])
})
