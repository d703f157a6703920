/**
 * What every other script stands on: the packages and the pinned Node.js, installed if need be.
 * Runs on any Node.js from 18 on, and needs no package itself.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const NEEDED_NODE = 24

/** Ends the script with one sentence. */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * Installs the packages if they are missing or package-lock.json asks for others by now. Packages
 * of development count only where `dev` says so: a server that has its build needs none of them.
 */
export function ensurePackages({ dev = true } = {}) {
  if (packagesFit(dev)) return
  console.log('Installing packages: this takes half a minute')
  const first = npm('ci')
  if (first.status === 0) return
  // `npm ci` also refuses a lock file that lacks another platform's optional package.
  const second = npm('install', '--no-save')
  if (second.status === 0) return
  console.error(first.output, second.output)
  fail('The packages could not be installed: see npm’s message above, then start again.')
}

/** The Node.js that runs the app and its tools: this one if it is new enough, else the pinned one. */
export function nodePath() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath
  const folder = join(MODULES, 'node')
  const pinned = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (runs(pinned)) return pinned
  // npm may have been told to run no install scripts, and the package fetches Node.js by one.
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore' })
  if (runs(pinned)) return pinned
  return fail(
    `Node.js ${NEEDED_NODE} is needed and could not be fetched: run "npm rebuild node", or install Node.js ${NEEDED_NODE} yourself.`,
  )
}

/** Starts a program of ours or of a package, by the right Node.js, in the project's folder. */
export function startNode(args, { env = {}, ...options } = {}) {
  const node = nodePath()
  return spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // Whatever the program starts in turn as "node" is the same one.
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH, ...env },
    ...options,
  })
}

/** Resolves to the exit code of a started program; one that a signal ended counts as failed. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The path of a program that a package brings. */
export function packaged(...path) {
  return join(MODULES, ...path)
}

/** Compares what npm noted of its last installation with what the lock file asks for. */
function packagesFit(dev) {
  const wanted = readPackages(join(ROOT, 'package-lock.json'))
  const found = readPackages(join(MODULES, '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional, dev: forDev, devOptional }]) => {
    const isNeeded = path !== '' && !optional && !devOptional && (dev || !forDev)
    return !isNeeded || found[path]?.version === version
  })
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function npm(...args) {
  const cli = process.env.npm_execpath
  const command = cli ? [process.execPath, cli] : ['npm']
  const [program, ...rest] = [...command, ...args, '--include=dev', '--loglevel=error']
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32' && !cli,
  })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` }
}

function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}
