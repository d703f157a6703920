import pg from 'pg'

/** Runs one statement on a connection of its own and returns the rows. */
export async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  // A server that is stopped or killed in the middle is for the caller to notice by the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
