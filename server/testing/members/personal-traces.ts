import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/db/connection/connect.ts'

/** The rows of all tables, including the job queue's, that contain a string, ignoring case. */
export async function rowsWith(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY 1`.execute(db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      SELECT each::text AS row FROM ${sql.raw(name)} AS each
      WHERE strpos(lower(each::text), lower(${text})) > 0`.execute(db)
    found.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return found
}

/** The files below a folder whose name or content contains the text. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const found: string[] = []
  for (const file of await filesIn(folder)) {
    const content = (await readFile(join(folder, file), 'utf8')).toLowerCase()
    if (`${file.toLowerCase()}\n${content}`.includes(text.toLowerCase())) found.push(file)
  }
  return found
}

/** Every file below a folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}
