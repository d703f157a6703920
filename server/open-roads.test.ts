import { expect, test } from 'vitest'
import { openRoads } from './open-roads.ts'

const BUCKET = { bucket: 'hall', region: 'x', accessKeyId: 'x', secretAccessKey: 'x', prefix: '' }
const bucketAt = (endpoint: string) => ({ ...BUCKET, endpoint })

test.each([
  ['postgresql://hall@db.example.com/hall', /^DATABASE_URL leads/],
  ['postgresql://hall@db.example.com/hall?sslmode=disable', /^DATABASE_URL leads/],
  ['postgresql://hall@db.example.com/hall?sslmode=verify-full', undefined],
  ['postgresql://hall@127.0.0.1/hall', undefined],
  ['postgresql://hall@/hall?host=/run/postgresql', undefined],
  [undefined, undefined],
])('the database %s', (databaseUrl, warning) => {
  const expected = warning ? [expect.stringMatching(warning)] : []
  expect(openRoads({ databaseUrl, s3: undefined })).toEqual(expected)
})

test.each([
  ['http://s3.example.com', true],
  ['https://s3.example.com', false],
  ['http://127.0.0.1:9000', false],
])('pictures at %s', (endpoint, warned) => {
  const expected = warned ? [expect.stringMatching(/^S3_ENDPOINT leads/)] : []
  expect(openRoads({ databaseUrl: undefined, s3: bucketAt(endpoint) })).toEqual(expected)
})
