import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../web')
const SOURCES = globSync('**/*.{ts,tsx}', { cwd: WEB })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }))

const filesWith = (pattern: RegExp) =>
  SOURCES.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

test('only the landing page inserts raw HTML [security-63]', () => {
  expect(SOURCES.length).toBeGreaterThan(100)
  const pattern =
    /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc/i
  expect(filesWith(pattern)).toEqual(['features/landing/landing-document.tsx'])
})

test('no field intercepts pasting [security-70]', () => {
  expect(filesWith(/onPaste\b|['"]paste['"]/)).toEqual([])
})
