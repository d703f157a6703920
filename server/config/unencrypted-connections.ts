import { connectionProtection } from '#server/db/connection/check-given-database.ts'
import type { Config } from './read-config.ts'
import { isLocalHost } from './variable-formats.ts'

/**
 * Returns a warning for each remote service that would receive members' data unencrypted. The mail
 * server is not included, because mail/smtp.ts requires TLS.
 */
export function unencryptedConnections({
  databaseUrl,
  s3,
}: Pick<Config, 'databaseUrl' | 's3'>): string[] {
  const lines: string[] = []
  const protection = databaseUrl === undefined ? 'verified' : connectionProtection(databaseUrl)
  if (protection === 'none') {
    lines.push(
      'DATABASE_URL connects to another machine without TLS, so anyone on the network can read and change the data: add ?sslmode=verify-full to it.',
    )
  }
  if (protection === 'unverified') {
    lines.push(
      'DATABASE_URL connects to another machine without checking its certificate, so a server in between can impersonate it: use sslmode=verify-full.',
    )
  }
  const endpoint = s3 && new URL(s3.endpoint)
  if (endpoint?.protocol === 'http:' && !isLocalHost(endpoint.hostname)) {
    lines.push(
      'S3_ENDPOINT connects to another machine without TLS, so anyone on the network can see the pictures: use an https address.',
    )
  }
  return lines
}
