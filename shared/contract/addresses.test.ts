import { expect, test } from 'vitest'
import { everyCall } from '#server/testing/every-call.ts'
import * as addresses from './addresses.ts'

const placed = Object.entries(addresses).filter(([, address]) => 'method' in address)
const calls = new Map(await everyCall())

test.each(placed)('%s is the address of the call of the same name', (name, address) => {
  expect(calls.get(name)).toMatchObject(address)
})

test('every call uses an address from addresses.ts', () => {
  expect(new Set(calls.keys())).toEqual(new Set(placed.map(([name]) => name)))
})
