import type * as z from 'zod/mini'
import type { s3Environment } from './environment.ts'

/** The bucket in which uploads are stored instead of on disk. */
export type S3Config = ReturnType<typeof toS3Config>

export function toS3Config(set: z.infer<typeof s3Environment>) {
  return {
    endpoint: set.S3_ENDPOINT,
    bucket: set.S3_BUCKET,
    region: set.S3_REGION,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
    /** The prefix of every key: empty, or a path with a trailing slash. */
    prefix: set.S3_PREFIX,
  }
}
