import { isUnencrypted } from '#server/db/connection/check-given-database.ts'
import type { Config } from './read-config.ts'
import { isLocalHost } from './this-machine.ts'

/**
 * Returns a warning for each remote service that would receive members' data unencrypted. The mail
 * server is not included, because mail/smtp.ts requires TLS.
 */
export function unencryptedConnections({
  databaseUrl,
  s3,
}: Pick<Config, 'databaseUrl' | 's3'>): string[] {
  const lines: string[] = []
  if (databaseUrl !== undefined && isUnencrypted(databaseUrl)) {
    lines.push(
      'DATABASE_URL leads to another machine without TLS, where all on the way can read and change what is sent: add ?sslmode=verify-full to it.',
    )
  }
  const endpoint = s3 && new URL(s3.endpoint)
  if (endpoint?.protocol === 'http:' && !isLocalHost(endpoint.hostname)) {
    lines.push(
      'S3_ENDPOINT leads to another machine without TLS, where all on the way can see the pictures: begin it with https.',
    )
  }
  return lines
}
