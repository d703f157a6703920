import { expect, test } from 'vitest'
import { everyCall } from '#server/testing/every-call.ts'
import * as deskEndpoints from './desk-endpoints.ts'
import * as endpoints from './endpoints.ts'
import * as gateEndpoints from './gate-endpoints.ts'
import * as ownEndpoints from './own-endpoints.ts'

const listed = Object.entries({
  ...endpoints,
  ...deskEndpoints,
  ...gateEndpoints,
  ...ownEndpoints,
}).filter(([, endpoint]) => 'method' in endpoint)
const calls = new Map(await everyCall())

test.each(listed)('%s is the endpoint of the call with the same name', (name, endpoint) => {
  expect(calls.get(name)).toMatchObject(endpoint)
})

test('every call uses an endpoint of these files', () => {
  expect(new Set(calls.keys())).toEqual(new Set(listed.map(([name]) => name)))
})
