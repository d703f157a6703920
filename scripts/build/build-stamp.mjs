/** Tells which parts of dist/ were built from the current sources. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap.mjs'

/** The parts of a build by name: their folder, and the files and folders that they are built from. */
export const BUILD_PARTS = {
  web: {
    folder: join(ROOT, 'dist/web'),
    sources: [
      'package-lock.json',
      'scripts',
      'shared',
      'tsconfig.base.json',
      'vite.config.ts',
      'web',
    ],
  },
  server: {
    folder: join(ROOT, 'dist/server'),
    sources: [
      'package.json',
      'package-lock.json',
      'scripts/build/bundle-server.mjs',
      'server',
      'shared',
      'tsconfig.base.json',
    ],
  },
}
/** Stored inside each part, so that the two stay together. */
const STAMP = '.built-from'
const IS_TEST = /\.test\.tsx?$/

/** Which of the named parts are missing, or have sources that have changed since they were built. */
export function staleParts(names = Object.keys(BUILD_PARTS)) {
  return names.filter((name) => {
    const stamp = join(BUILD_PARTS[name].folder, STAMP)
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sourcesHash(name)
  })
}

/** Hashes the contents of a part's sources. Modification times would change on git checkouts. */
export function sourcesHash(name) {
  const hash = createHash('sha256')
  for (const file of BUILD_PARTS[name].sources.flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(digestOf(file))
  }
  return hash.digest('hex')
}

/** By file, because the parts share sources. */
const digests = new Map()

function digestOf(file) {
  const known = digests.get(file)
  if (known) return known
  const digest = createHash('sha256')
    .update(readFileSync(join(ROOT, file)))
    .digest()
  digests.set(file, digest)
  return digest
}

/** Records in a part's new folder what it was built from: the hash from before the build. */
export function writeStamp(folder, hash) {
  writeFileSync(join(folder, STAMP), hash)
}

function filesUnder(path) {
  return statSync(join(ROOT, path)).isDirectory() ? filesIn(path) : [path]
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesIn(path)
      return entry.isFile() && !IS_TEST.test(path) ? [path] : []
    })
}
