/**
 * Bundles the server and most of its packages into a few files, which load in less time and memory than
 * 1,900 modules.
 *
 * node scripts/build/bundle-server.mjs outDir
 */
import { join } from 'node:path'
import { build } from 'rolldown'
import { fail, ROOT } from '../bootstrap.mjs'

/** Packages that find files of their own by their path. */
const WITH_OWN_FILES = ['@fastify/swagger-ui', '@node-rs/argon2', 'piscina', 'sharp']
/**
 * Packages that are loaded only if they are needed, possibly when another build has replaced this one. The app does
 * not have pg-native.
 */
const LOADED_LATER = [/^@aws-sdk\//, '@zxcvbn-ts/language-common', 'pg-native']

/** Importing node:http reads all its exports, and so loads Node.js's `fetch`, which takes 50 ms. */
const httpWithoutFetch = {
  name: 'http-without-fetch',
  resolveId: { filter: { id: /^(node:)?http$/ }, handler: () => '\0http' },
  load: {
    filter: { id: /^\0http$/ },
    handler: () => "module.exports = process.getBuiltinModule('node:http')",
  },
}

const outDir = process.argv[2] ?? fail('Usage: node scripts/build/bundle-server.mjs outDir')
const { output } = await build({
  cwd: ROOT,
  input: join(ROOT, 'server/main.ts'),
  platform: 'node',
  external: [...WITH_OWN_FILES, ...LOADED_LATER],
  plugins: [httpWithoutFetch],
  logLevel: 'warn',
  // Not minified, so that stack traces have the original names. The only comments left name each module's file.
  output: { dir: outDir, comments: false, charset: 'ascii' },
})
for (const { fileName, imports, code } of output) {
  // It would wait forever: main.ts ends when the app does.
  if (imports.includes('main.js')) fail(`${fileName} must not import main.js`)
  if (/[^\0-\x7f]/.test(code)) {
    console.warn(`${fileName} is not ASCII, so Node.js stores it as UTF-16, in twice the memory.`)
  }
}
