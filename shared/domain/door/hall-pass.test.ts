import { expect, test } from 'vitest'
import { decidePhonePass, type RevokedReason } from './hall-pass.ts'

const LIVE = { id: 'a' }
const presented = (id: string, revokedReason: RevokedReason | null = null) => ({
  id,
  revokedReason,
})

test.each([
  ['the first phone', undefined, undefined, false, 'issue'],
  ['the phone that has the pass', LIVE, presented('a'), false, 'keep'],
  ['another phone', LIVE, undefined, false, 'passOnOtherPhone'],
  ['another phone that may take it over', LIVE, undefined, true, 'issue'],
  ['a former phone', LIVE, presented('b', 'phoneChanged'), false, 'passOnOtherPhone'],
  ['a phone that was reported lost', undefined, presented('b', 'lost'), false, 'passOnOtherPhone'],
  ['a phone whose pass was shared', undefined, presented('b', 'shared'), false, 'passOnOtherPhone'],
  ['a lost phone that was found', undefined, presented('b', 'lost'), true, 'issue'],
  ['a phone after the keys were rotated', undefined, presented('b', 'keyRotated'), false, 'issue'],
  ['a phone with a pass of somebody else', undefined, undefined, false, 'issue'],
] as const)('%s [door-60]', (_, live, own, replace, expected) => {
  const { outcome, refusal } = decidePhonePass({ live, presented: own, replace })
  expect(outcome ?? refusal?.code).toBe(expected)
})
