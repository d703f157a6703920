import { paginateListObjectsV2, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { AppError } from '#server/app-error.ts'
import type { S3Config } from '#server/config/s3-config.ts'
import { checkS3 } from './check-s3.ts'
import { guardedByKey, type Storage } from './storage.ts'

const CONNECT_MS = 3_000
const REQUEST_MS = 10_000

/**
 * Stores pictures in a bucket that several app processes can share. While the bucket is
 * unreachable, every method throws AppError `storageUnavailable`.
 */
export function createS3Storage(config: S3Config): Storage {
  const { bucket, prefix } = config
  const client = s3Client(config)
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return guardedByKey({
    put: (key, bytes) => mapToUnavailable(disk.put(prefix + key, bytes)),
    read: (key) => mapToUnavailable(disk.getBytes(prefix + key).catch(ignoreMissing)),
    remove: (key) => mapToUnavailable(disk.delete(prefix + key).catch(ignoreMissing)),
    async *keys(filter) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })
      try {
        for await (const { Contents = [] } of pages) {
          for (const { Key = '', LastModified } of Contents) {
            const isOlder = !filter || (LastModified !== undefined && LastModified < filter.before)
            if (isOlder) yield Key.slice(prefix.length)
          }
        }
      } catch (cause) {
        throw new AppError('storageUnavailable', { cause })
      }
    },
    check: (warn) => checkS3(client, config, warn),
    close: () => client.destroy(),
  })
}

function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Every S3 server supports path-style URLs; few support a host name per bucket.
    forcePathStyle: true,
    // Many servers other than Amazon's don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
    },
  })
}

async function mapToUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    // Flydrive wraps the server's error.
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
    throw new AppError('storageUnavailable', { cause: reason })
  }
}

function ignoreMissing(error: unknown): undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof S3ServiceException && cause.name === 'NoSuchKey') return undefined
  throw error
}
