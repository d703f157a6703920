import type { Config } from './config.ts'
import { goesUnencrypted } from './db/given-database.ts'
import { staysHere } from './this-machine.ts'

/**
 * A sentence for each service beyond this machine to which members' data would go unencrypted. Mails
 * are not among them: without TLS they are not handed over, see mail/smtp.ts.
 */
export function openRoads({ databaseUrl, s3 }: Pick<Config, 'databaseUrl' | 's3'>): string[] {
  const lines: string[] = []
  if (databaseUrl !== undefined && goesUnencrypted(databaseUrl)) {
    lines.push(
      'DATABASE_URL leads to another machine without TLS, where all on the way can read and change what is sent: add ?sslmode=verify-full to it.',
    )
  }
  const endpoint = s3 && new URL(s3.endpoint)
  if (endpoint?.protocol === 'http:' && !staysHere(endpoint.hostname)) {
    lines.push(
      'S3_ENDPOINT leads to another machine without TLS, where all on the way can see the pictures: begin it with https.',
    )
  }
  return lines
}
