/** Compares npm's record of its last installation with the lock file. */

/**
 * Returns the paths of packages that are missing or have another version. Optional packages count if they
 * are made for this platform: npm silently skips them when it runs on a Node.js that is too old. With
 * `dev: false`, development packages may be missing.
 */
export function missingPackages(locked, installed, { dev, platform }) {
  return Object.entries(locked)
    .filter(([path, entry]) => path !== '' && isNeeded(entry, dev, platform))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path)
}

/** This machine, in the terms of the `os`, `cpu` and `libc` fields of packages. */
export function currentPlatform() {
  const glibc = process.report?.getReport().header.glibcVersionRuntime
  const libc = process.platform === 'linux' ? (glibc ? 'glibc' : 'musl') : undefined
  return { os: process.platform, cpu: process.arch, libc }
}

function isNeeded(entry, dev, platform) {
  if (!dev && (entry.dev || entry.devOptional)) return false
  if (!entry.optional && !entry.devOptional) return true
  return entry.os !== undefined && isForPlatform(entry, platform)
}

function isForPlatform({ os, cpu, libc }, platform) {
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)
}

/** A list contains the allowed values or, with exclamation marks, the excluded ones. */
function allows(list, value) {
  if (list === undefined || value === undefined) return true
  const names = [list].flat()
  if (names.includes(`!${value}`)) return false
  return names.includes(value) || names.every((name) => name.startsWith('!'))
}
