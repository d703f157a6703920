import { expect, test } from 'vitest'
import { isPrivateAddress, publicLookup } from './private-address.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '0.0.0.0',
  '255.255.255.255',
  '[::1]',
  '[::]',
  '[::ffff:10.0.0.1]',
  '[fd00::1]',
  '[fe80::1]',
  '[64:ff9b::7f00:1]',
])('%s is private [push-2]', (host) => {
  expect(isPrivateAddress(host)).toBe(true)
})

test.each(['142.250.4.95', '[2404:6800:4003::5f]', 'fcm.googleapis.com', '172.32.0.1'])(
  '%s may be a push service',
  (host) => {
    expect(isPrivateAddress(host)).toBe(false)
  },
)

test('refuses a host name that resolves to a private address [push-3]', async () => {
  const found = await new Promise((resolve) => {
    publicLookup('localhost', { all: true }, (error) => resolve(error?.message))
  })
  expect(found).toBe('The push service has a private address')
})
