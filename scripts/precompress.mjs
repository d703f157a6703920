/**
 * Writes a .br and a .gz beside each file of a build that shrinks, so that the server compresses
 * nothing while somebody waits.
 *
 * node scripts/precompress.mjs [outDir]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const SHRINKS = /\.(css|html|js|json|svg|wasm|webmanifest)$/
/** Below this the headers weigh more than what is saved. */
const SMALLEST_BYTES = 1024

const out = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'))
for (const name of readdirSync(out, { recursive: true })) {
  if (!SHRINKS.test(name)) continue
  const file = join(out, name)
  const bytes = readFileSync(file)
  if (bytes.length < SMALLEST_BYTES) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
