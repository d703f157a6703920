import { expect, test } from 'vitest'
import { saveSettings } from './save-settings.ts'
import { DEFAULT_SETTINGS } from './settings.ts'
import { upiIdProblem, upiPayeeProblem } from './upi-form.ts'

test('a UPI ID is a name and a handle [upi-9]', () => {
  for (const id of ['', 'hall@okbank', 'hall.pune-1_x@ybl', ' 9876543210@upi ']) {
    expect(upiIdProblem(id)).toBeUndefined()
  }
  for (const id of ['hall', '@okbank', 'h@okbank', 'hall@ok bank', 'hall@b.com', 'hall@x&am=1']) {
    expect(upiIdProblem(id)?.code).toBe('upiIdInvalid')
  }
  expect(upiPayeeProblem('x'.repeat(61))?.code).toBe('upiPayeeTooLong')
})

test('only a super admin changes where UPI payments go [upi-10]', () => {
  const before = { ...DEFAULT_SETTINGS, closedSeats: [] }
  const after = { ...before, upiId: 'hall@okbank' }
  const save = (role: 'admin' | 'super_admin') =>
    saveSettings(before, after, { stale: false, admin: { role, factorOn: false } })
  expect(save('admin').refusal?.code).toBe('upiNotAllowed')
  expect(save('super_admin').outcome).toMatchObject([
    { action: 'settings.change', details: { upiId: { was: '', is: 'hall@okbank' } } },
  ])
})
