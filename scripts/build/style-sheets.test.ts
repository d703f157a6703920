import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../web')
const FILES = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/\.test\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(join(WEB, file), 'utf8')

/** The parts of web/ whose classes the style sheet of every page leaves out, according to its @source lines. */
const EXCLUDED_SOURCES = [...textOf('styles.css').matchAll(/@source not "\.\/([^"]+)";/g)]
  .map(([, path = '']) => path)
  .filter((path) => !/\.test\.|^(ui\/gallery|testing)$/.test(path))

const isExcluded = (file: string) =>
  EXCLUDED_SOURCES.some((path) => matchesGlob(file, path) || matchesGlob(file, `${path}/**`))
const importsOf = (file: string) =>
  [...textOf(file).matchAll(/(from|import)\s*\(?\s*'#web\/([^']+)'/g)].map(
    ([, how, path = '']) => ({
      how,
      path,
    }),
  )

/** Whether a file or one that it imports loads the complete sheet. */
function loadsAllStyles(file: string): boolean {
  return importsOf(file).some(
    ({ path }) => path === 'all-styles.css' || (isExcluded(path) && loadsAllStyles(path)),
  )
}

test('a file whose classes are not in every page loads the complete style sheet [budget-540]', () => {
  const entries = FILES.filter((file) => !isExcluded(file)).flatMap((file) =>
    importsOf(file)
      .map(({ path }) => path)
      .filter((path) => isExcluded(path) && !path.endsWith('.ts')),
  )
  expect(entries.length).toBeGreaterThan(8)
  expect(entries.filter((entry) => !loadsAllStyles(entry))).toEqual([])
})
