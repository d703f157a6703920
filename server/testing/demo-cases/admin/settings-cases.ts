import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import * as setup from '#shared/contract/admin/setup.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { DEFAULT_ROOM_RULES, type RoomRules } from '#shared/domain/booking/room-rules.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { ACKNOWLEDGED_STEPS } from '#shared/domain/settings/setup-steps.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { freshWorld, userId, withFactor } from '../world.ts'

const FACTOR_REQUIRED = { factorPolicy: 'super-admins' }
const settings = { ...freshWorld().settings, closedSeats: ['A46'] }
const prices = {
  ...DEFAULT_SETTINGS.prices,
  '1 Day': DEFAULT_SETTINGS.prices['8 Days'],
}
const roomRules: RoomRules = {
  ...DEFAULT_ROOM_RULES,
  'Dyandhara Kaksh': { audience: 'everyone', unstated: 'online' },
  'Dyanasmi Kaksh': { audience: 'women', unstated: 'reception' },
}
const save = (changed: object = {}) => ({ body: { ...settings, ...changed } })

function withStepsDone(world: DemoState) {
  world.acknowledged = [...ACKNOWLEDGED_STEPS]
}

export const settingsCases: DemoCase[] = [
  ...casesFor(getPublicSettings, ['anybody', undefined, {}], ['an admin', 'admin', {}]),
  ...casesFor(getSettings, ['an admin', 'admin', {}]),
  ...casesFor(
    saveSettings,
    [
      'several fields',
      'superAdmin',
      save({ name: 'New Hall', contactPhone: '+91 98', tourKeptMonths: 3 }),
    ],
    [
      'the landing page',
      'admin',
      save({
        openingHours: '6 to 23',
        amenities: 'Wi-Fi',
        mapUrl: 'https://maps.example/x',
        successFigure: '',
      }),
    ],
    ['the room rules', 'superAdmin', save({ roomRules })],
    ['the room rules', 'admin', save({ roomRules }), 'roomRulesNotAllowed'],
    ['the UPI ID', 'superAdmin', save({ upiId: 'hall@bank', upiPayee: 'Vidya Hall' })],
    ['the UPI ID', 'admin', save({ upiId: 'hall@bank' }), 'upiNotAllowed'],
    ['GST details', 'superAdmin', save({ gstin: '27AAPFU0939F1ZV', legalName: 'Vidya Hall LLP' })],
    ['GST details', 'admin', save({ gstin: '27AAPFU0939F1ZV' }), 'taxNotAllowed'],
    [
      'how much staff can discount and refund',
      'superAdmin',
      save({
        receptionistDiscount: 20,
        adminDiscount: 50,
        receptionistRefund: 0,
        adminRefund: 9_000,
      }),
    ],
    ['how much staff can discount', 'admin', save({ adminDiscount: 99 }), 'roleLimitsNotAllowed'],
    ['how much staff can refund', 'admin', save({ adminRefund: 5_001 }), 'roleLimitsNotAllowed'],
    ['the deposit', 'admin', save({ depositMode: 'kept' }), 'depositNotAllowed'],
    ['the late fee', 'admin', save({ lateFeeAmount: 50 }), 'lateFeeNotAllowed'],
    ['a late fee', 'superAdmin', save({ lateFeeAmount: 50, lateFeeDays: 0 })],
    ['a shorter retention', 'admin', save({ selfieKeptDays: 7 }), 'retentionNotAllowed'],
    ['a second factor, as an admin', 'admin', save(FACTOR_REQUIRED), 'factorPolicyNotAllowed'],
    [
      'a second factor, without one',
      'superAdmin',
      save(FACTOR_REQUIRED),
      'ownSecondFactorRequired',
    ],
    ['a second factor', 'superAdmin', save(FACTOR_REQUIRED), undefined, withFactor('superAdmin')],
    ['a price', 'superAdmin', save({ prices })],
    ['what seats offer', 'admin', save({ goldNote: 'Window and power socket' })],
    ['closed seats', 'admin', save({ closedSeats: ['A4', 'A46', 'B6'] })],
    ['seats opened and closed', 'admin', save({ closedSeats: ['A4'] })],
    ['no change', 'admin', save()],
    ['an unknown seat', 'admin', save({ closedSeats: ['Z9'] }), 'validationFailed'],
    ['with an outdated version', 'admin', save({ version: 2 }), 'settingsChanged'],
    [
      'an unknown seat, with an outdated version',
      'admin',
      save({ closedSeats: ['Z9'], version: 2 }),
      'validationFailed',
    ],
  ),
  ...casesFor(
    setup.getSetup,
    ['a new hall', 'superAdmin', {}],
    ['all steps done', 'superAdmin', {}, undefined, withStepsDone],
  ),
  ...casesFor(
    setup.acknowledgeSetupStep,
    ['a step', 'superAdmin', { body: { step: 'roomRules' } }],
    ['a step again', 'superAdmin', { body: { step: 'prices' } }],
  ),
  ...casesFor(setup.sendTestMail, ['to oneself', 'superAdmin', {}]),
  ...casesFor(getAdminStats, ['an admin', 'admin', {}]),
  ...casesFor(
    listAuditLog,
    ['all', 'superAdmin', {}],
    ['by action', 'superAdmin', { query: { action: 'booking.move' } }],
    ['by admin', 'superAdmin', { query: { admin: userId('admin') } }],
    ['before an entry', 'superAdmin', { query: { before: '1' } }],
  ),
]
