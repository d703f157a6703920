import { expect, it } from 'vitest'
import { demoModeAsked, withDemoFlag } from '#web/session/demo-mode.ts'

it.each([
  ['?demo=true', null, true],
  ['?renewal=true&demo=true', null, true],
  ['', 'true', true],
  ['?demo=false', 'true', true],
  ['', null, false],
  ['?demo=1', null, false],
  ['?demo=false', 'false', false],
  ['?x=demo=true', '1', false],
])('an address with %j and a flag of %j: %s', (search, flag, on) => {
  expect(demoModeAsked(search, flag)).toBe(on)
})

it.each([
  ['/dashboard', '/dashboard?demo=true'],
  ['/booking?renewal=true', '/booking?renewal=true&demo=true'],
  ['/?demo=true', '/?demo=true'],
  ['/tour#main', '/tour?demo=true#main'],
  ['/', '/?demo=true'],
])('%s goes along as %s', (path, carried) => {
  expect(withDemoFlag(path)).toBe(carried)
})
