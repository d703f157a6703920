import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** The project's folder. Found by name, because the bundle is in another folder than this file. */
export const PROJECT_FOLDER = dirname(
  dirname(fileURLToPath(import.meta.resolve('#server/main.ts'))),
)

/** The app's version, from package.json. */
export async function appVersion(): Promise<string> {
  const text = await readFile(join(PROJECT_FOLDER, 'package.json'), 'utf8')
  return z.parse(z.object({ version: z.string() }), JSON.parse(text)).version
}
