/**
 * The Node.js that runs the app, its tools and npm: a package for each platform, pinned by hash in
 * package-lock.json. Runs on Node.js 18 or later and uses no packages itself.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import Module from 'node:module'
import { delimiter, dirname, join } from 'node:path'

export const NEEDED_NODE = 24

/**
 * Returns the path of the Node.js to use: the current one if it is new enough, else the installed one.
 * Returns undefined if there is none.
 */
export function installedNode(root) {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath
  const pinned = nodeIn(root)
  return runs(pinned) ? pinned : undefined
}

/**
 * Calls `work` with the path of the Node.js that `npm` must run on. npm leaves out optional packages whose `engines`
 * exclude the Node.js it runs on, among them the native parts of the build tools. If there is no
 * suitable Node.js yet, it is downloaded temporarily. Falls back to the current one.
 */
export function withInstallingNode(root, locked, work) {
  const node = installedNode(root)
  if (node) return work(node)
  const folder = join(root, '.cache', `node-${process.pid}`)
  try {
    return work(download(root, folder, locked) ?? process.execPath)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs npm on the given Node.js. Returns its exit status and its output. */
export function npm(node, cwd, ...args) {
  const cli = process.env.npm_execpath
  const command = cli ? [node, cli] : ['npm']
  const [program, ...rest] = [...command, ...args, '--loglevel=error']
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32' && !cli,
    env: {
      ...process.env,
      PATH: dirname(node) + delimiter + process.env.PATH,
      // Debian's npm loads packages from folders that only Debian's own Node.js searches.
      NODE_PATH: [process.env.NODE_PATH, ...Module.globalPaths].filter(Boolean).join(delimiter),
    },
  })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}` }
}

/** Installs only Node.js, with the version and hash of the lock file. Returns its path if it runs. */
function download(root, folder, locked) {
  const name = packageName()
  const entry = locked[`node_modules/${name}`]
  if (!entry) return undefined
  const dependencies = { [name]: entry.version }
  const lock = {
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies }, [`node_modules/${name}`]: { ...entry, optional: false } },
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  if (existsSync(join(root, '.npmrc'))) copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  const { status, output } = npm(process.execPath, folder, 'ci', '--prefix', folder)
  if (status !== 0) console.error(output)
  return runs(nodeIn(folder)) ? nodeIn(folder) : undefined
}

function nodeIn(folder) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(folder, 'node_modules', packageName(), 'bin', file)
}

function packageName() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}
