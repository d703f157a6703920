/** Tells whether dist/ was built from the current sources. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap.mjs'

export const DIST = join(ROOT, 'dist')
/** Stored inside the build, so that the two stay together. */
export const STAMP = '.built-from'

const SOURCES = [
  'package-lock.json',
  'scripts',
  'shared',
  'tsconfig.base.json',
  'vite.config.ts',
  'web',
]
const IS_TEST = /\.test\.tsx?$/

export function isBuildFresh() {
  const stamp = join(DIST, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesHash()
}

/** Hashes the contents of the build's sources. Modification times would change on git checkouts. */
export function sourcesHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path) {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return IS_TEST.test(path) ? [] : [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
