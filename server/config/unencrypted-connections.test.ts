import { expect, test } from 'vitest'
import { unencryptedConnections } from './unencrypted-connections.ts'

/** Any readable file: its content does not matter here. */
const CA_FILE = import.meta.filename
const BUCKET = { bucket: 'hall', region: 'x', accessKeyId: 'x', secretAccessKey: 'x', prefix: '' }
const bucketAt = (endpoint: string) => ({ ...BUCKET, endpoint })

test.each([
  ['postgresql://hall@db.example.com/hall', /^DATABASE_URL connects/],
  ['postgresql://hall@db.example.com/hall?sslmode=disable', /^DATABASE_URL connects/],
  ['postgresql://hall@db.example.com/hall?sslmode=verify-full', undefined],
  ['postgresql://hall@db.example.com/hall?sslmode=require', undefined],
  ['postgresql://hall@127.0.0.1/hall?sslmode=no-verify', undefined],
  ['postgresql://hall@127.0.0.1/hall', undefined],
  ['postgresql://hall@/hall?host=/run/postgresql', undefined],
  [undefined, undefined],
])('reports an unencrypted database connection: %s', (databaseUrl, warning) => {
  const expected = warning ? [expect.stringMatching(warning)] : []
  expect(unencryptedConnections({ databaseUrl, s3: undefined })).toEqual(expected)
})

test.each([
  'sslmode=no-verify',
  'sslmode=require&uselibpqcompat=true',
  'ssl=no-verify',
  'sslmode=verify-ca&uselibpqcompat=true&sslrootcert=CA_FILE',
])('reports a connection that does not check the certificate: %s [server-18]', (query) => {
  const url = `postgresql://hall@db.example.com/hall?${query.replace('CA_FILE', CA_FILE)}`
  expect(unencryptedConnections({ databaseUrl: url, s3: undefined })).toEqual([
    expect.stringMatching(
      /^DATABASE_URL connects to another machine without checking its certificate/,
    ),
  ])
})

test.each([
  ['http://s3.example.com', true],
  ['https://s3.example.com', false],
  ['http://127.0.0.1:9000', false],
])('reports an unencrypted connection to the bucket: %s', (endpoint, warned) => {
  const expected = warned ? [expect.stringMatching(/^S3_ENDPOINT connects/)] : []
  expect(unencryptedConnections({ databaseUrl: undefined, s3: bucketAt(endpoint) })).toEqual(
    expected,
  )
})
