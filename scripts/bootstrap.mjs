/**
 * Used by all other scripts: installs the packages and the pinned Node.js if needed. Runs on Node.js 18
 * or later and uses no packages itself.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { currentPlatform, missingPackages } from './missing-packages.mjs'
import { installedNode, NEEDED_NODE, npm, withInstallingNode } from './pinned-node.mjs'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MODULES = join(ROOT, 'node_modules')

/** Prints the message and exits with code 1. */
export function fail(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Installs the packages if any are missing or differ from package-lock.json. With `dev: false`,
 * development packages may be missing: a server whose web app is built doesn't need them.
 */
export function ensurePackages({ dev = true } = {}) {
  const locked = readPackages(join(ROOT, 'package-lock.json'))
  const installed = readPackages(join(MODULES, '.package-lock.json'))
  if (missingPackages(locked, installed, { dev, platform: currentPlatform() }).length === 0) return
  console.log('Installing packages: this takes half a minute')
  const { status, output } = withInstallingNode(ROOT, locked, (node) =>
    npm(node, ROOT, 'ci', '--include=dev', '--include=optional'),
  )
  if (status === 0) return
  console.error(output)
  fail('The packages could not be installed: see npm’s message above, then try again.')
}

/** Path of the Node.js that runs the app and its tools: the current one if new enough, else the pinned one. */
export function nodePath() {
  return (
    installedNode(ROOT) ??
    fail(
      `Node.js ${NEEDED_NODE} is required, and npm has no build of it for this system: install Node.js ${NEEDED_NODE} yourself.`,
    )
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

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}
