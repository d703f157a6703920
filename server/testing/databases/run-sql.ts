import pg from 'pg'

/** Runs one statement on a separate connection and returns the rows. */
export async function runSql(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  // If the server is stopped or killed during the query, the query rejects.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * Closes our connections to a database and drops it. WITH (FORCE) would fail during an autovacuum,
 * which only a superuser may end; a plain DROP cancels and awaits it.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await runSql(
    server,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = '${name}' AND usename = current_user`,
  )
  await runSql(server, `DROP DATABASE IF EXISTS ${name}`)
}

/** Returns the URL of another database on the same server. */
export function databaseNamed(name: string, connectionString: string): string {
  const url = new URL(connectionString)
  url.pathname = `/${name}`
  return url.href
}

/**
 * The statements that empty these tables, which must be sent together to be one transaction. Faster than TRUNCATE for
 * so few rows. They run without triggers: each deleted user would be looked up in 33 tables, and the ledger is written
 * once. So nothing cascades, and neither seat maps nor gates hear of it.
 */
export function emptyTables(names: readonly string[]): string[] {
  return [
    'SET LOCAL session_replication_role = replica',
    ...names.map((name) => `DELETE FROM ${name}`),
  ]
}
