/**
 * Returns the paths of a lock file's packages that npm would install without comparing a hash. Folders of
 * this repository and packages inside the archive of another one need none.
 */
export function unpinnedPackages(locked) {
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, { link, inBundle, integrity }]) => !link && !inBundle && !isStrong(integrity))
    .map(([path]) => path)
}

/** npm also accepts SHA-1, which can be forged. */
function isStrong(integrity = '') {
  return integrity.startsWith('sha512-')
}
