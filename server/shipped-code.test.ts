import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Static and dynamic imports of values, but not of types only. */
const IMPORT =
  /^(?:import|export)(?! type\b)[^'"=;()]*? from '([^']+)'|^import '([^']+)'|await import\('([^']+)'\)/gm
/** A worker's file: `import.meta.resolve('#server/passwords/argon2-work.ts')`. */
const WORKER = /import\.meta\.resolve\('(#[^']+\.ts)'\)/g

type Source = { text: string; imports: string[] }

/** Every file that the server loads from `server/main.ts` on, by its path. */
function shippedFiles(): Map<string, Source> {
  const found = new Map<string, Source>()
  const waiting = ['server/main.ts']
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    const text = readFileSync(join(ROOT, file), 'utf8')
    const imports = [...text.matchAll(IMPORT)].flatMap(([, ...names]) =>
      names.filter((name) => name !== undefined),
    )
    const workers = [...text.matchAll(WORKER)].map(([, path = '']) => path)
    found.set(file, { text, imports })
    const folder = dirname(file)
    for (const name of [...imports, ...workers]) {
      if (name.startsWith('#')) waiting.push(name.slice(1))
      if (name.startsWith('.')) waiting.push(relative(ROOT, join(ROOT, folder, name)))
    }
  }
  return found
}

const shipped = shippedFiles()

test('the server starts only PostgreSQL and itself, and passes arguments as a list [security-62]', () => {
  const starting = [...shipped].filter(([, { imports }]) => imports.includes('node:child_process'))
  expect(starting.map(([file]) => file).toSorted()).toEqual([
    'server/db/embedded/cluster.ts',
    'server/db/embedded/postmaster.ts',
    'server/db/embedded/process.ts',
    'server/db/embedded/run-as-user.ts',
    'server/db/embedded/start-postgres.ts',
    'server/lifecycle/leave-root.ts',
  ])
  for (const [file, { text }] of starting) {
    expect(text, file).not.toMatch(/(?<!\.)\bexec\w*\(|\bshell:/)
  }
})

test('the server evaluates no text as code [security-66]', () => {
  const evaluating = [...shipped].filter(([, { text, imports }]) => {
    return /\beval\(|new Function\(/.test(text) || imports.includes('node:vm')
  })
  expect(evaluating.map(([file]) => file)).toEqual([])
})

test('random values come from a secure generator only [security-72]', () => {
  const guessable = [...shipped].filter(([, { text }]) => text.includes('Math.random'))
  expect(guessable.map(([file]) => file)).toEqual([])
})

test('builds regular expressions at run time only from constants [security-69]', () => {
  const building = [...shipped].filter(([, { text }]) => text.includes('RegExp('))
  // The folders of pictures, and the names of the users to run as.
  expect(building.map(([file]) => file).toSorted()).toEqual([
    'server/lifecycle/leave-root.ts',
    'server/storage/storage.ts',
  ])
})

test('the server loads neither tests nor packages for development [security-65]', () => {
  expect([...shipped.keys()]).toEqual(
    expect.arrayContaining(['server/app.ts', 'server/passwords/argon2-work.ts']),
  )
  expect([...shipped.keys()].filter((file) => /\/testing\/|\.test\.ts$/.test(file))).toEqual([])
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const packages = [...shipped.values()]
    .flatMap(({ imports }) => imports)
    .filter((name) => !/^(?:[#.]|node:)/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  expect(packages).toContain('fastify')
  expect(packages.filter((name) => !(name in dependencies))).toEqual([])
})
