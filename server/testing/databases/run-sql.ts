import pg from 'pg'

/** Runs one statement on a connection of its own and returns the rows. */
export async function runSql(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  // If the server is stopped or killed during the query, it rejects.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Returns the URL of another database on the same server. */
export function databaseNamed(name: string, connectionString: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}
