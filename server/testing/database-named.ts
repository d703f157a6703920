/** The address of another database on the same server. */
export function databaseNamed(name: string, connectionString: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}
