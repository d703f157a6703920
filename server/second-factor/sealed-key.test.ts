import { expect, test } from 'vitest'
import { newFactorKey } from './app-code.ts'
import { openKey, sealKey } from './sealed-key.ts'

const services = { secret: 'qT3vX9kLm2ZrB7wNcD5yHs8JfGp4UaEe' }
const USER = 'b3b8a0a2-0c55-4d5c-9f0e-2f7c9a1f4f11'

test('a sealed key opens only for its user and with the same secret [second-factor-23]', () => {
  const key = newFactorKey()
  const sealed = sealKey(services, USER, key)
  expect(sealed.includes(key)).toBe(false)
  expect(openKey(services, USER, sealed)).toEqual(key)
  expect(openKey(services, 'c4c9b1b3-1d66-4e6d-8a1f-3a8d0b2a5a22', sealed)).toBeUndefined()
  expect(openKey({ secret: `${services.secret}x` }, USER, sealed)).toBeUndefined()
})

test('a sealed key does not open if a byte was changed', () => {
  const key = newFactorKey()
  const sealed = sealKey(services, USER, key)
  for (const index of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    expect(openKey(services, USER, changed), `byte ${index}`).toBeUndefined()
  }
  expect(openKey(services, USER, Buffer.alloc(3))).toBeUndefined()
})

test('the same key is sealed differently each time', () => {
  const key = newFactorKey()
  expect(sealKey(services, USER, key)).not.toEqual(sealKey(services, USER, key))
})
