import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Small file systems of a test's own: full ones, and ones whose power can be cut. Only root may. */

/** Why a test that mounts can't run here; undefined where it can. */
export const noMemoryMounts = problemOf((folder) => mountMemory(folder, 1))

/** Puts an empty file system of so many MB over a folder. Answers how to take it away. */
export function mountMemory(folder: string, megabytes: number): () => void {
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder)
  return () => run('umount', '-l', folder)
}

/** Why an image can't be mounted here; undefined where it can. */
export const noImageMounts = problemOf((folder) => {
  const image = `${folder}.img`
  try {
    makeImage(image, 4)
    return mountImage(image, folder)
  } finally {
    rmSync(image, { force: true })
  }
})

/** A file that holds an empty file system of so many MB. */
export function makeImage(image: string, megabytes: number): void {
  run('truncate', '-s', `${megabytes}M`, image)
  run('mkfs.ext4', '-q', image)
}

/** Puts the file system of an image over a folder. Answers how to take it away. */
export function mountImage(image: string, folder: string): () => void {
  run('mount', '-o', 'loop', image, folder)
  return () => run('umount', '-l', folder)
}

function problemOf(mount: (folder: string) => () => void): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'hall-mount-'))
  try {
    mount(folder)()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(program: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(stderr.trim())
}
