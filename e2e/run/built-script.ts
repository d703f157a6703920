import { resolve } from 'node:path'
import { readManifest } from '../../scripts/build/built-files.mjs'

const WEB = resolve(import.meta.dirname, '../../dist/web')

/** Returns the path of the URL from which the page loads a module of `web`. Throws if the module has no file of its own. */
export async function builtScript(module: string): Promise<string> {
  const manifest: Record<string, { file: string }> = await readManifest(WEB)
  const script = manifest[module]
  if (!script) throw new Error(`The build has no ${module}`)
  return `/${script.file}`
}
