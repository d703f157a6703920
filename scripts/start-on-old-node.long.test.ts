import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = dirname(import.meta.dirname)
const EXCLUDED_NAMES = ['.cache', '.env', '.git', 'data', 'dist', 'node_modules', 'test-results']
const OLD_NODES = ['18.20.8', '20.9.0']
/** An npm version that every tested Node.js supports. */
const COMPATIBLE_NPM = '10.8.2'
const REGISTRY = 'https://registry.npmjs.org'
const REGISTRY_MS = 5_000

const registryAnswers = await fetch(`${REGISTRY}/npm/${COMPATIBLE_NPM}`, {
  signal: AbortSignal.timeout(REGISTRY_MS),
}).then(
  ({ ok }) => ok,
  () => false,
)

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'old-node-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

/** Without the variables of the npm that runs this test, which would affect the npm under test. */
const ENV = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')),
)

/** Installs an old Node.js with its npm. Returns the paths of both. */
async function installTools(version: string) {
  const folder = join(home, 'tools')
  const node = `node-${process.platform}-${process.arch}`
  execFileSync(
    'npm',
    ['install', '--prefix', folder, '--force', `${node}@${version}`, `npm@${COMPATIBLE_NPM}`],
    { stdio: 'ignore', env: ENV },
  )
  const modules = join(folder, 'node_modules')
  return { node: join(modules, node, 'bin', 'node'), npm: join(modules, 'npm/bin/npm-cli.js') }
}

async function copyRepository(): Promise<string> {
  const copy = join(home, 'copy')
  await cp(ROOT, copy, {
    recursive: true,
    filter: (path) => dirname(path) !== ROOT || !EXCLUDED_NAMES.includes(basename(path)),
  })
  return copy
}

/** Runs `npm start` until the app listens, or until it gives up. Returns its output. */
async function start(cwd: string, { node, npm }: { node: string; npm: string }): Promise<string> {
  const app = spawn(node, [npm, 'start'], {
    cwd,
    env: {
      ...ENV,
      PATH: [dirname(node), ENV.PATH].join(delimiter),
      DATA_DIR: join(home, 'data'),
      PORT: '0',
    },
  })
  let output = ''
  for (const stream of [app.stdout, app.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('listens on')) app.kill('SIGTERM')
    })
  }
  await once(app, 'close')
  return output
}

test.skipIf(!registryAnswers).each(OLD_NODES)(
  'npm start works in a clean copy under Node.js %s (skipped without the npm registry) [install-2]',
  async (version) => {
    const output = await start(await copyRepository(), await installTools(version))
    expect(output).toContain('listens on http://localhost:')
  },
)

test.skipIf(!registryAnswers)(
  'npm refuses a download of Node.js that differs from the lock file [install-3]',
  async () => {
    const copy = await copyRepository()
    const file = join(copy, 'package-lock.json')
    const lock = JSON.parse(await readFile(file, 'utf8'))
    const platform = `node_modules/node-${process.platform}-${process.arch}`
    lock.packages[platform].integrity = lock.packages['node_modules/zod'].integrity
    await writeFile(file, JSON.stringify(lock))
    const [oldest = ''] = OLD_NODES
    const output = await start(copy, await installTools(oldest))
    expect(output).toContain('EINTEGRITY')
    expect(output).not.toContain('listens on')
  },
)
