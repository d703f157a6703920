import type { Config } from '#server/config.ts'
import { createDiskStorage, type Storage } from './storage.ts'

/** Where the settings say that pictures are kept: in the data folder, or in a bucket. */
export async function openStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return createDiskStorage(dataDir)
  // The client for S3 is large: a hall that keeps its pictures on the disk never loads it.
  const { createS3Storage } = await import('./s3-storage.ts')
  return createS3Storage(s3)
}
