/** Finds a Chromium for the browser tests, or installs Debian's. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './bootstrap.mjs'

// The first has no windows to draw: the tests take a third less of the processor with it.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]
/** What Debian calls it; older ones have only the second. */
const BROWSERS = ['chromium-headless-shell', 'chromium']
/** Draws Devanagari names on the pass; it weighs 80 KB. */
const FONT = 'fonts-lohit-deva'

/** The path of a Chromium that runs. Ends the script with one sentence if there is none. */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    return runs(given)
      ? given
      : fail(`CHROMIUM_PATH must be a Chromium that runs: ${given} is not.`)
  }
  return onPath() ?? installed()
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path) && runs(path))
}

function installed() {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (canInstall) {
    console.log('Installing Chromium')
    apt('update')
    for (const browser of BROWSERS) {
      const { status, stdout, stderr } = apt('install', '--no-install-recommends', browser, FONT)
      const found = onPath()
      if (found) return found
      if (status !== 0) console.error(`${stdout}${stderr}`)
    }
  }
  return fail(
    'The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH; "npm test -- check unit api" runs the others.',
  )
}

function apt(...args) {
  return spawnSync('apt-get', [...args, '--yes', '--quiet'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

// Some systems have a program of that name that only says where to get the browser.
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
