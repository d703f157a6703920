/**
 * Used by all other scripts: installs the packages and the pinned Node.js if needed. Runs on Node.js 18
 * or later and uses no packages itself.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')
const NEEDED_NODE = 24

/** Prints the message and exits with code 1. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Installs the packages if any are missing or differ from package-lock.json. With `dev: false`,
 * development packages may be missing: a server whose web is built doesn't need them.
 */
export function ensurePackages({ dev = true } = {}) {
  if (packagesMatch(dev)) return
  console.log('Installing packages: this takes half a minute')
  const first = npm('ci')
  if (first.status === 0) return
  // `npm ci` rejects a lock file that lacks an optional package of another platform.
  const second = npm('install', '--no-save')
  if (second.status === 0) return
  console.error(first.output, second.output)
  fail('The packages could not be installed: see npm’s message above, then try again.')
}

/** Path of the Node.js that runs the app and its tools: the current one if new enough, else the pinned one. */
export function nodePath() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath
  const folder = join(MODULES, 'node')
  const pinned = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (runs(pinned)) return pinned
  // The package downloads Node.js in an install script, which npm may be configured to skip.
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, stdio: 'ignore' })
  if (runs(pinned)) return pinned
  return fail(
    `Node.js ${NEEDED_NODE} is required and could not be downloaded: run "npm rebuild node", or install Node.js ${NEEDED_NODE} yourself.`,
  )
}

/** Starts a script with the Node.js that nodePath returns, in the project's folder. */
export function startNode(args, { env = {}, ...options } = {}) {
  const node = nodePath()
  return spawn(node, args, {
    cwd: ROOT,
    stdio: 'inherit',
    // Child processes that run "node" get the same version.
    env: { ...process.env, PATH: dirname(node) + delimiter + process.env.PATH, ...env },
    ...options,
  })
}

/** Resolves to the exit code of a child process, or 1 if a signal ended it. */
export function waitForExit(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** The path of a file in node_modules. */
export function packagePath(...path) {
  return join(MODULES, ...path)
}

/** Compares npm's record of its last installation with the lock file. */
function packagesMatch(dev) {
  const locked = readPackages(join(ROOT, 'package-lock.json'))
  const installed = readPackages(join(MODULES, '.package-lock.json'))
  return Object.entries(locked).every(([path, { version, optional, dev: forDev, devOptional }]) => {
    const isNeeded = path !== '' && !optional && !devOptional && (dev || !forDev)
    return !isNeeded || installed[path]?.version === version
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
