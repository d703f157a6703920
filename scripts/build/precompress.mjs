/**
 * Writes a .br and a .gz file beside each compressible file of a build, so that the server doesn't
 * compress during requests.
 *
 * node scripts/build/precompress.mjs [outDir]
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(css|html|js|json|svg|wasm|webmanifest)$/
/** Compressing smaller files saves less than the extra headers cost. */
const MIN_BYTES = 1024

const out = resolve(process.argv[2] ?? join(import.meta.dirname, '../../dist/web'))
for (const name of readdirSync(out, { recursive: true })) {
  // Hidden files are templates that the server fills in.
  if (!COMPRESSIBLE.test(name) || basename(name).startsWith('.')) continue
  const file = join(out, name)
  const bytes = readFileSync(file)
  if (bytes.length < MIN_BYTES) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
