import { describe, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const S3_VARIABLES = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'hall',
  S3_REGION: 'ap-south-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('stores uploads on disk when no variable is set', () => {
  expect(readConfig({ S3_BUCKET: ' ' }).s3).toBeUndefined()
})

test('reads a bucket when all required variables are set; the prefix is optional', () => {
  const bucket = {
    endpoint: 'https://s3.example.com',
    bucket: 'hall',
    region: 'ap-south-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }
  expect(readConfig(S3_VARIABLES).s3).toEqual({ ...bucket, prefix: '' })
  for (const S3_PREFIX of ['halls/pune', 'halls/pune/']) {
    expect(readConfig({ ...S3_VARIABLES, S3_PREFIX }).s3).toEqual({
      ...bucket,
      prefix: 'halls/pune/',
    })
  }
})

test.each(Object.keys(S3_VARIABLES))('reports a missing %s', (name) => {
  expect(() => readConfig({ ...S3_VARIABLES, [name]: '' })).toThrow(
    new RegExp(`^${name} is missing: set all of S3_ENDPOINT, .+, or none of them\\.$`),
  )
})

test('rejects a prefix without the other variables', () => {
  expect(() => readConfig({ S3_PREFIX: 'hall' })).toThrow(/^S3_ENDPOINT is missing/)
})

describe('rejects bad values', () => {
  test.each([
    ['S3_ENDPOINT', 's3.example.com'],
    ['S3_ENDPOINT', 'ftp://s3.example.com'],
    ['S3_ENDPOINT', 'https://key:secret@s3.example.com'],
    ['S3_BUCKET', 'My Hall'],
    ['S3_BUCKET', 'a'],
    ['S3_PREFIX', '../other'],
    ['S3_PREFIX', 'a//b'],
    ['S3_PREFIX', '/'],
  ])('%s=%s', (name, value) => {
    expect(() => readConfig({ ...S3_VARIABLES, [name]: value })).toThrow(
      new RegExp(`^${name} must be `),
    )
  })
})
