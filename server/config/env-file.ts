import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { nearestName } from './nearest-name.ts'
import { PROJECT_FOLDER } from './project-folder.ts'
import { variableNames } from './read-config.ts'

const ENV_FILE = join(PROJECT_FOLDER, '.env')

/**
 * Loads the project's `.env` if there is one. Variables that are already set take precedence. Warns
 * about unknown names, because a misspelt setting would otherwise be ignored silently.
 */
export function loadEnvFile(warn: (line: string) => void = console.warn): void {
  if (!existsSync(ENV_FILE)) return
  for (const line of unknownVariableWarnings(readFileSync(ENV_FILE, 'utf8'))) warn(line)
  process.loadEnvFile(ENV_FILE)
}

/** Returns a warning for each unknown variable of an `.env` file. */
export function unknownVariableWarnings(text: string): string[] {
  const known = variableNames()
  return Object.keys(parseEnv(text))
    .filter((name) => !known.includes(name))
    .sort()
    .map((name) => {
      const meant = nearestName(name, known)
      return `The file .env sets ${name}, which is not a known variable.${meant ? ` Did you mean ${meant}?` : ''}`
    })
}
