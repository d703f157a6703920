/**
 * A Vite plugin: what the browser needs of shared/contract. The server checks everything that crosses
 * the wire, and the types are gone after the build, so of a call only its address, upload and whether
 * it is anonymous are left, and none of zod. That saves every page 7 KB (gzip).
 */
import { runnerImport } from 'vite'

export function browserContract() {
  return {
    name: 'browser-contract',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/shared\/contract\/[\w-]+\.ts$/.test(id)) return null
      const { module } = await runnerImport(id)
      return Object.entries(module).map(exported).join('')
    },
  }
}

/** A schema or a function is left out: to import one in web ends the build. */
function exported([name, value]) {
  if (typeof value !== 'object' || '_zod' in value) return ''
  return `export const ${name} = ${JSON.stringify(isCall(value) ? address(value) : value)}\n`
}

function isCall(value) {
  return 'method' in value && 'path' in value && 'reply' in value
}

function address({ method, path, upload, anonymous }) {
  return { method, path, upload: upload && { field: upload.field }, anonymous }
}
