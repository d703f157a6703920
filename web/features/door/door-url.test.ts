import { expect, test } from 'vitest'
import { doorQuery, readDoorUrl } from '#web/features/door/door-url.ts'

const read = (text: string) => readDoorUrl(new URLSearchParams(text))
const GATE = '0192f7a0-0000-7000-8000-000000000001'

test('writes the filters into the URL, without default values [attendance-50]', () => {
  const text = `view=entries&day=2026-11-22&outcome=refused&gate=${GATE}&search=ravi&page=3`
  expect(read(text)).toEqual({
    view: 'entries',
    day: '2026-11-22',
    outcome: 'refused',
    gate: GATE,
    room: undefined,
    search: 'ravi',
    page: 3,
  })
  expect(doorQuery(read(text)).toString()).toBe(text)
  expect(doorQuery(read('')).toString()).toBe('')
})

test.each([
  'view=x',
  'day=2026-02-30',
  'outcome=in',
  'gate=main',
  'room=Hall',
  'page=-1',
  'page=1.5',
])('ignores the invalid query %s [attendance-51]', (text) => {
  expect(read(text)).toEqual(read(''))
})
