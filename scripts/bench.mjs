/** `npm run bench`: runs all benchmarks, or one with its options: `npm run bench -- hard-photos --write`. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePackages, fail, ROOT, startNode, waitForExit } from './bootstrap.mjs'

const SUFFIX = '.bench.ts'

const names = readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
const [name, ...options] = process.argv.slice(2)
const isNamed = name !== undefined && !name.startsWith('-')
if (isNamed && !names.includes(name)) {
  fail(`Unknown benchmark "${name}": choose from ${names.join(', ')}.`)
}

ensurePackages()
let failed = 0
for (const benchmark of isNamed ? [name] : names) {
  console.log(`\n== ${benchmark} ==`)
  const args = isNamed ? options : process.argv.slice(2)
  failed +=
    (await waitForExit(startNode([join('bench', `${benchmark}${SUFFIX}`), ...args]))) === 0 ? 0 : 1
}
process.exit(failed === 0 ? 0 : 1)
