import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// In the order of scripts/chromium.mjs.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** The browser of CHROMIUM_PATH, else the first Chromium on PATH. None is ever downloaded. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  for (const name of NAMES) {
    const found = folders.map((folder) => join(folder, name)).find(isProgram)
    if (found !== undefined) return found
  }
  throw new Error(
    'The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH.',
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
