import { StartupError } from './startup-error.ts'

/** Where uploads are kept instead of the disk. */
export type S3Config = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** What every key begins with: nothing, or a path that ends with a slash. */
  prefix: string
}

const NEEDED = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

/**
 * Reads the S3 variables by `read`: undefined when none is set. Throws StartupError naming the first
 * that is missing or bad.
 */
export function readS3Config(read: (name: string) => string | undefined): S3Config | undefined {
  const prefix = read('S3_PREFIX')
  if (prefix === undefined && NEEDED.every((name) => read(name) === undefined)) return undefined
  const need = (name: (typeof NEEDED)[number]): string => {
    const value = read(name)
    if (value !== undefined) return value
    throw new StartupError(`${name} is missing: set all of ${NEEDED.join(', ')}, or none of them.`)
  }
  return {
    endpoint: endpoint(need('S3_ENDPOINT')),
    bucket: bucket(need('S3_BUCKET')),
    region: need('S3_REGION'),
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
    prefix: prefix === undefined ? '' : folder(prefix),
  }
}

function endpoint(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isPlain = url?.search === '' && url.hash === '' && url.username === ''
  if (isPlain && /^https?:$/.test(url.protocol)) return text
  throw new StartupError('S3_ENDPOINT must be a web address such as https://s3.example.com.')
}

function bucket(text: string): string {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text
  throw new StartupError(
    'S3_BUCKET must be a bucket’s name: 3 to 63 lowercase letters, digits, dots and hyphens.',
  )
}

function folder(text: string): string {
  const path = text.replace(/(?<!\/)\/+$/, '')
  const parts = path.split('/')
  if (parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part))) return `${path}/`
  throw new StartupError(
    'S3_PREFIX must be a path of letters, digits, dots, hyphens and underscores, such as hall/pune.',
  )
}
