/** Where uploaded files are served: the site itself, unless the build names another host. */
const FILE_HOST: string = import.meta.env.VITE_FILE_HOST ?? ''

/** The address of an uploaded file from the path that the server gives, or undefined without one. */
export function fileAddress(path: string | null): string | undefined {
  return path === null || path === '' ? undefined : `${FILE_HOST}${path}`
}
