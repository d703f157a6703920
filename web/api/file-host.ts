/** The host of uploaded files: the site itself, unless the build sets another. */
const FILE_HOST: string = import.meta.env.VITE_FILE_HOST ?? ''

/** Returns an uploaded file's URL for the path in a reply; undefined without a path. */
export function fileUrl(path: string | null): string | undefined {
  if (path === null || path === '') return undefined
  // In demo mode, a picture is a data or blob URL of the page itself.
  return path.startsWith('blob:') ? path : `${FILE_HOST}${path}`
}
