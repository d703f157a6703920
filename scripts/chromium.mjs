/** Finds Chromium for the browser tests, or installs Debian's package. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './bootstrap.mjs'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const HEADLESS_SHELL = 'chromium-headless-shell'

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/**
 * Debian's packages. Without a Devanagari font, the tests would measure empty boxes; fontconfig reports whether one is
 * installed.
 */
const FONTS = ['fonts-lohit-deva', 'fontconfig']

const MISSING_MESSAGE =
  'The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH'

/**
 * Installs Chromium, its headless shell and a font for Devanagari where they are missing, if possible. Without Chromium,
 * exits with a message.
 */
export function ensureChromium() {
  const configured = process.env.CHROMIUM_PATH
  if (configured && !runs(configured)) {
    fail(`CHROMIUM_PATH must point to a working Chromium, which ${configured} is not.`)
  }
  if (!configured) {
    // Installed separately, because older releases of Debian don't have it.
    if (!findOnPath([HEADLESS_SHELL])) install(HEADLESS_SHELL)
    if (!findOnPath(BROWSERS)) install('chromium')
    if (!findOnPath(BROWSERS))
      fail(`${MISSING_MESSAGE}; "npm test -- check unit api" runs the other tests.`)
  }
  if (!hasDevanagariFont()) install(...FONTS)
}

/**
 * Returns CHROMIUM_PATH or a Chromium on PATH, preferably the headless shell: with it, the tests use a third less CPU
 * time. Throws if there is none.
 */
export function findChromium() {
  return findProgram([HEADLESS_SHELL, ...BROWSERS])
}

/**
 * Returns CHROMIUM_PATH or a whole Chromium on PATH: the headless shell shows no notifications, and renames cameras on
 * every load. Throws if there is none.
 */
export function findWholeChromium() {
  return findProgram(BROWSERS)
}

function findProgram(names) {
  const found = process.env.CHROMIUM_PATH || findOnPath(names)
  if (!found) throw new Error(`${MISSING_MESSAGE}.`)
  return found
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path) && runs(path))
}

function hasDevanagariFont() {
  const { stdout } = spawnSync('fc-list', [':lang=mr'], { encoding: 'utf8' })
  return Boolean(stdout)
}

/** Installs packages if this is Debian and the user is root. */
function install(...packages) {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!canInstall) return
  console.log(`Installing ${packages.join(', ')}`)
  runApt('update')
  const { status, stdout, stderr } = runApt('install', '--no-install-recommends', ...packages)
  if (status !== 0) console.error(`${stdout}${stderr}`)
}

function runApt(...args) {
  return spawnSync('apt-get', [...args, '--yes', '--quiet'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

// On some systems, a program of that name only explains how to install the browser.
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
