/**
 * Checks that package-lock.json has a hash for every package that npm downloads, so that neither the
 * registry nor an install script can bring in anything else. Prints each problem.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap.mjs'
import { unpinnedPackages } from './unpinned-packages.mjs'

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const unpinned = unpinnedPackages(packages)
for (const path of unpinned) console.error(`${path} has no integrity hash in package-lock.json.`)
console.log(`${Object.keys(packages).length} packages`)
process.exit(unpinned.length === 0 ? 0 : 1)
