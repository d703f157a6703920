import { expect, it, vi } from 'vitest'
import { isDemoRequested, withDemoFlag } from '#web/session/demo-mode.ts'

it.each([
  ['?demo=true', null, true],
  ['?renewal=true&demo=true', null, true],
  ['', 'true', true],
  ['?demo=false', 'true', true],
  ['', null, false],
  ['?demo=1', null, false],
  ['?demo=false', 'false', false],
  ['?x=demo=true', '1', false],
])('isDemoRequested with the query %j and the flag %j is %s [demo-4]', (search, flag, on) => {
  expect(isDemoRequested(search, flag)).toBe(on)
})

it.each([
  ['/dashboard', '/dashboard?demo=true'],
  ['/booking?renewal=true', '/booking?renewal=true&demo=true'],
  ['/?demo=true', '/?demo=true'],
  ['/tour#main', '/tour?demo=true#main'],
  ['/', '/?demo=true'],
])('withDemoFlag turns %s into %s', (path, flagged) => {
  expect(withDemoFlag(path)).toBe(flagged)
})

it('is off if the hall does not offer it, regardless of the query and the flag [demo-12]', async () => {
  vi.stubGlobal('location', { search: '?demo=true' })
  vi.stubGlobal('localStorage', { getItem: () => 'true' })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.resetModules()
  expect((await import('#web/session/demo-mode.ts')).isDemoMode()).toBe(true)
  vi.stubGlobal('document', { documentElement: { dataset: { demo: 'off' } } })
  vi.resetModules()
  const demoMode = await import('#web/session/demo-mode.ts')
  expect([demoMode.isDemoMode(), demoMode.isDemoOffered()]).toEqual([false, false])
  vi.unstubAllGlobals()
})
