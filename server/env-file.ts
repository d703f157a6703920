import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'

const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url))

/** Adds the variables of the project's `.env`, where there is one; those already set win. */
export function addEnvFile(): void {
  if (existsSync(ENV_FILE)) loadEnvFile(ENV_FILE)
}
