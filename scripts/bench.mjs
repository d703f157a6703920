/** `npm run bench`: every benchmark, or one with its options: `npm run bench -- hard-photos --write`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ended, ensurePackages, fail, ROOT, startNode } from './bootstrap.mjs'

const ENDING = '.bench.ts'

const names = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length))
const [name, ...options] = process.argv.slice(2)
const isNamed = name !== undefined && !name.startsWith('-')
if (isNamed && !names.includes(name)) {
  fail(`There is no benchmark "${name}": choose from ${names.join(', ')}.`)
}

ensurePackages()
let failed = 0
for (const chosen of isNamed ? [name] : names) {
  console.log(`\n== ${chosen} ==`)
  const given = isNamed ? options : process.argv.slice(2)
  failed += (await ended(startNode([join('bench', `${chosen}${ENDING}`), ...given]))) === 0 ? 0 : 1
}
process.exit(failed === 0 ? 0 : 1)
