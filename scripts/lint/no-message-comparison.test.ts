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
  "error.message == 'Not found'",
  "'Not found' != error?.serverMessage",
  "error.message.toLowerCase() === 'not found'",
  "String(error.message).includes('found')",
  "(error.message ?? '').startsWith('Not')",
  "error.message.indexOf('found') >= 0",
  "error.message.lastIndexOf('found') >= 0",
  'error.message.search(/found/) >= 0',
  '[...error.message.matchAll(/found/g)]',
  "error.message.localeCompare('Not found') === 0",
  'SENTENCES.includes(error.message)',
  'SENTENCES.indexOf(msg)',
  'SENTENCES.has(error.message)',
  'SENTENCES.get(error.message)',
]
/** Snippets that assign a message to another variable and compare that variable. */
const RENAMED = [
  "const text = error.message; f(text === 'Not found')",
  "const text = error.message; f('Not found' != text)",
  "const text = error.message.trim(); f(text?.includes('found'))",
  "const text = error.serverMessage ?? ''; f(text.startsWith('Not'))",
  'const text = String(error.message); f(/found/.test(text))',
  'const text = error.message; f(SENTENCES.has(text))',
  "const { message: text } = error; f(text === 'Not found')",
  "const { status, msg: text, code } = problem; f(text.indexOf('Required') === 0)",
  "errors.some(({ msg: text }) => text === 'Required')",
]
const ALLOWED = [
  "error.code === 'notFound'",
  'error.serverMessage === undefined',
  'undefined !== message',
  'message == null',
  'CODES.includes(error.code)',
  'expect(error.message).toBe(text)',
  'show(error.message)',
]
const ALLOWED_RENAMED = [
  "const text = error.code; f(text === 'notFound')",
  "const { code: text } = error; f(text === 'notFound')",
  'const text = error.message; f(text === undefined ? text : other)',
  "const text = error.message; f({ message: text }); f(reason === 'notFound')",
]

/** Writes each snippet to a file and returns those that the rule rejects. */
function rejected(snippets: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    const config = { plugins: [RULE], linter: { rules: { preset: 'none' } } }
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
    for (const [index, code] of snippets.entries()) writeFileSync(join(folder, `${index}.ts`), code)
    const found = new Set(lint(folder))
    return snippets.filter((_, index) => found.has(index))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The numbers of the files with diagnostics. */
function lint(folder: string): number[] {
  const args = [BIOME, 'lint', '--reporter=github', '--max-diagnostics=none', folder]
  try {
    execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    return []
  } catch (error) {
    const { stdout } = Object(error)
    return [...String(stdout).matchAll(/\/(\d+)\.ts,line=/g)].map(([, number]) => Number(number))
  }
}

const asSnippet = (expression: string) => `f(${expression})`

test('rejects comparing, searching and indexing by a message', () => {
  const snippets = REJECTED.map(asSnippet)
  expect(rejected(snippets)).toEqual(snippets)
})

test('rejects comparing a message under another name', () => {
  expect(rejected(RENAMED)).toEqual(RENAMED)
})

test('allows comparing codes and showing messages', () => {
  expect(rejected([...ALLOWED.map(asSnippet), ...ALLOWED_RENAMED])).toEqual([])
})
