import type { Config } from '#server/config/read-config.ts'
import { createDiskStorage, type Storage } from './storage.ts'

/** Returns the configured storage for pictures: the data folder or a bucket. */
export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return createDiskStorage(dataDir)
  // The S3 client is large; it is loaded only if it is used.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(s3)
}
