import { existsSync, readFileSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { variableNames } from './config.ts'
import { nearestName } from './nearest-name.ts'

const ENV_FILE = fileURLToPath(new URL('../.env', import.meta.url))

/**
 * Adds the variables of the project's `.env`, where there is one; those already set win. Warns of
 * names that mean nothing to the app: a setting with a slip in its name would silently not be made.
 */
export function addEnvFile(warn: (line: string) => void = console.warn): void {
  if (!existsSync(ENV_FILE)) return
  for (const line of unknownNames(readFileSync(ENV_FILE, 'utf8'))) warn(line)
  loadEnvFile(ENV_FILE)
}

/** A sentence for each variable of an `.env` file that the app does not know. */
export function unknownNames(text: string): string[] {
  const known = variableNames()
  return Object.keys(parseEnv(text))
    .filter((name) => !known.includes(name))
    .sort()
    .map((name) => {
      const meant = nearestName(name, known)
      return `The file .env sets ${name}, which the app does not know${meant ? `: is ${meant} meant?` : '.'}`
    })
}
