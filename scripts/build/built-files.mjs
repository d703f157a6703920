/** Finds the files that `vite build` wrote, using its manifest. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function readManifest(outDir) {
  return JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'))
}

/** The manifest keys of a chunk and of all its static imports. */
export function staticGraph(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) staticGraph(manifest, next, seen)
  return seen
}

/** The JavaScript files and style sheets of chunks, without duplicates. */
export function filesOf(manifest, keys) {
  const files = [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
  return [...new Set(files)]
}

/** The key of the app's entry page. */
export function appEntry(manifest) {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate].isEntry)
  if (key === undefined) throw new Error('The build has no entry page')
  return key
}

/** The files that every page of the app loads. */
export async function appShellFiles(outDir) {
  const manifest = await readManifest(outDir)
  return filesOf(manifest, staticGraph(manifest, appEntry(manifest)))
}
