import { expect, test } from 'vitest'
import { PRICE_TABLE } from '../booking/prices.ts'
import { saveSettings } from './save-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'

const before = { ...DEFAULT_SETTINGS, closedSeats: ['A46'] }
const admin = { role: 'admin', factorOn: false } as const
const current = { stale: false, admin }

test('one audit entry for the settings, and one per closed or opened seat', () => {
  const prices = { ...PRICE_TABLE, '1 Day': { ...PRICE_TABLE['1 Day'] } }
  prices['1 Day']['Dyandhara Kaksh'] = [80, 99, 149]
  const after = { ...before, name: 'Vidya Hall', prices, closedSeats: ['A4'] }
  expect(saveSettings(before, after, current).outcome).toEqual([
    {
      action: 'settings.change',
      subject: 'settings',
      details: {
        name: { was: before.name, is: 'Vidya Hall' },
        prices: [
          {
            duration: '1 Day',
            room: 'Dyandhara Kaksh',
            batch: 'Night Batch (10:00 PM - 7:00 AM)',
            was: 79,
            is: 80,
          },
        ],
      },
    },
    { action: 'seat.close', subject: 'seat:A4', details: {} },
    { action: 'seat.open', subject: 'seat:A46', details: {} },
  ])
  expect(saveSettings(before, before, current).outcome).toEqual([])
})

test('settings are refused if outdated, but an unknown seat is reported first', () => {
  expect(saveSettings(before, before, { stale: true, admin }).refusal?.code).toBe('settingsChanged')
  const unknown = { ...before, closedSeats: ['Z9'] }
  expect(saveSettings(before, unknown, { stale: true, admin }).refusal).toMatchObject({
    code: 'validationFailed',
    problems: { closedSeats: { message: 'There is no seat Z9' } },
  })
})

test('only a super admin changes the retention [settings-8]', () => {
  for (const retention of [{ selfieKeptDays: 7 }, { selfieKeptDays: 91 }, { tourKeptMonths: 1 }]) {
    const after = { ...before, ...retention }
    expect(saveSettings(before, after, current).refusal?.code).toBe('retentionNotAllowed')
    const superAdmin = { stale: false, admin: { role: 'super_admin', factorOn: false } } as const
    expect(saveSettings(before, after, superAdmin).outcome).toHaveLength(1)
  }
  expect(saveSettings(before, { ...before, name: 'Vidya Hall' }, current).outcome).toHaveLength(1)
})

test('only a super admin changes the room rules [room-rule-9]', () => {
  const rule = { audience: 'everyone', unstated: 'online' } as const
  const roomRules = { ...before.roomRules, 'Dyanasmi Kaksh, Section A': rule }
  const after = { ...before, roomRules }
  expect(saveSettings(before, after, current).refusal?.code).toBe('roomRulesNotAllowed')
  const superAdmin = { stale: false, admin: { role: 'super_admin', factorOn: false } } as const
  expect(saveSettings(before, after, superAdmin).outcome).toEqual([
    {
      action: 'settings.change',
      subject: 'settings',
      details: {
        roomRules: [
          { area: 'Dyanasmi Kaksh, Section A', part: 'audience', was: 'men', is: 'everyone' },
        ],
      },
    },
  ])
})
