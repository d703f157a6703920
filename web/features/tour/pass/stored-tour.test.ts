import { afterEach, expect, test, vi } from 'vitest'
import { storeTour, updateStoredTour } from '#web/features/tour/pass/store-tour.ts'
import { lastCheck, removeStoredTour, storedTour } from '#web/features/tour/pass/stored-tour.ts'
import { TOUR } from '#web/testing/visitor.ts'

const CHECK = { status: 'pending', at: 1_763_000_000_000 } as const

function browserStorage(): Map<string, string> {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
  return values
}

afterEach(() => vi.unstubAllGlobals())

test("stores what the pass shows until the tour's day has passed [tour-394]", () => {
  const values = browserStorage()
  storeTour({ ...TOUR, ...{ adminNotes: 'came late' } }, CHECK)
  expect(values.get('tourPass')).not.toContain('came late')
  const text = () => JSON.parse(values.get('tourPass') ?? '').text
  expect(text()).toEqual({
    en: 'Your tour: Sat, 21 Nov, 9:00 AM.',
    mr: 'तुमची भेट: शनिवार, 21 नोव्हेंबर, सकाळी 9.',
    hi: 'आपकी विज़िट: शनिवार, 21 नवंबर, सुबह 9।',
  })
  expect(storedTour('2026-11-20')).toEqual(TOUR)
  expect(storedTour(TOUR.tourDate)).toEqual(TOUR)
  expect(storedTour('2026-11-22')).toBeUndefined()
  expect(values.size).toBe(0)
})

test('removes a tour, and ignores anything else that is stored [tour-395]', () => {
  const values = browserStorage()
  storeTour(TOUR, CHECK)
  removeStoredTour()
  expect(values.size).toBe(0)
  values.set('tourPass', '{"tourDate":')
  expect(storedTour('2026-11-20')).toBeUndefined()
})

test('stores the server’s last reply about the stored tour, and none about others [tour-522]', () => {
  const values = browserStorage()
  storeTour(TOUR, CHECK)
  const moved = { ...TOUR, tourDate: '2026-11-25' }
  const cancelled = { status: 'cancelled', at: CHECK.at + 1 } as const
  updateStoredTour(moved, cancelled)
  expect(storedTour('2026-11-20')).toEqual(moved)
  expect(lastCheck(TOUR.id)).toEqual(cancelled)
  expect(JSON.parse(values.get('tourPass') ?? '').text).toBeUndefined()

  updateStoredTour({ ...TOUR, id: 'another' }, CHECK)
  expect(lastCheck(TOUR.id)).toEqual(cancelled)
  expect(lastCheck('another')).toBeUndefined()

  values.set('tourPass', JSON.stringify({ ...TOUR, check: { status: 'lost', at: 1 } }))
  expect(lastCheck(TOUR.id)).toBeUndefined()
})

test('keeps a tour that an earlier release stored with another name of its ID [tour-741]', () => {
  const values = browserStorage()
  const { id: _id, ...others } = TOUR
  values.set('tourPass', JSON.stringify({ _id, ...others, check: CHECK }))
  expect(storedTour('2026-11-20')).toEqual(TOUR)
  expect(lastCheck(TOUR.id)).toEqual(CHECK)

  const moved = { ...TOUR, tourDate: '2026-11-25' }
  updateStoredTour(moved, CHECK)
  expect(storedTour('2026-11-20')).toEqual(moved)
  expect(values.get('tourPass')).not.toContain('_id')
})
