/** Where uploaded files are served: the site itself, unless the build names another host. */
const FILE_HOST: string = import.meta.env.VITE_FILE_HOST ?? ''

/** The address of an uploaded file from the path that the server gives, or undefined without one. */
export function fileAddress(path: string | null): string | undefined {
  if (path === null || path === '') return undefined
  // A picture that the page itself holds, in demo mode.
  return path.startsWith('blob:') ? path : `${FILE_HOST}${path}`
}
