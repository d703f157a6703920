import { randomUUID } from 'node:crypto'
import {
  DeleteObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { S3Config } from '#server/config/s3-config.ts'
import { StartupError } from '#server/config/startup-error.ts'

const WRONG_KEY = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AccessDenied', 'Forbidden']
const WRONG_REGION = ['AuthorizationHeaderMalformed', 'PermanentRedirect']

/**
 * Writes and removes a small object, which is the only reliable test. Throws StartupError for a
 * wrong bucket or key. An unreachable server only causes a warning, so that the app can start
 * without pictures.
 */
export async function checkS3(
  client: S3Client,
  { bucket, prefix, endpoint }: S3Config,
  warn: (line: string) => void,
): Promise<void> {
  const object = { Bucket: bucket, Key: `${prefix}start-check-${randomUUID()}` }
  try {
    await client.send(new PutObjectCommand({ ...object, Body: 'ok' }))
    await client.send(new DeleteObjectCommand(object))
  } catch (error) {
    const sentence = problem(error, bucket)
    if (sentence) throw new StartupError(sentence, { cause: error })
    const reason = error instanceof Error ? error.message || error.name : String(error)
    warn(
      `S3_ENDPOINT ${new URL(endpoint).host} does not respond (${reason}): pictures can't be saved or shown until it does.`,
    )
  }
}

/** Returns undefined for temporary failures: no connection, or a server error. */
function problem(error: unknown, bucket: string): string | undefined {
  if (!(error instanceof S3ServiceException)) return undefined
  const { name } = error
  if (name === 'NoSuchBucket')
    return `S3_BUCKET does not exist: create the bucket "${bucket}" first.`
  if (WRONG_REGION.includes(name)) {
    return `S3_REGION or S3_ENDPOINT does not match the bucket "${bucket}" (${name}).`
  }
  if (WRONG_KEY.includes(name)) {
    return `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY don't allow writing and deleting in the bucket "${bucket}" (${name}).`
  }
  const status = error.$metadata.httpStatusCode ?? 500
  if (status >= 400 && status < 500 && status !== 429 && status !== 408) {
    return `The bucket of S3_BUCKET and S3_ENDPOINT rejects pictures (${name}).`
  }
  return undefined
}
