import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts small file systems, to test full disks and power loss. Requires root. */

/** Why a test that mounts can't run here; undefined if it can. */
export const memoryMountProblem = mountProblem((folder) => mountMemory(folder, 1))

/**
 * Mounts an empty file system of `megabytes` over a folder. Returns a function that unmounts it.
 */
export function mountMemory(folder: string, megabytes: number): () => void {
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder)
  return () => run('umount', '-l', folder)
}

/** Why an image can't be mounted here; undefined if it can. */
export const imageMountProblem = mountProblem((folder) => {
  const image = `${folder}.img`
  try {
    makeImage(image, 4)
    return mountImage(image, folder)
  } finally {
    rmSync(image, { force: true })
  }
})

/** Creates an image file with an empty file system of `megabytes`. */
export function makeImage(image: string, megabytes: number): void {
  run('truncate', '-s', `${megabytes}M`, image)
  run('mkfs.ext4', '-q', image)
}

/** Mounts an image over a folder. Returns a function that unmounts it. */
export function mountImage(image: string, folder: string): () => void {
  run('mount', '-o', 'loop', image, folder)
  return () => run('umount', '-l', folder)
}

function mountProblem(mount: (folder: string) => () => void): string | undefined {
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
