import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('says that a UTR must be checked, instead of that the money is due at reception', () => {
  const badges = (badge: ReactNode) => renderStatic(badge).text
  expect(badges(<BookingStateBadge state="desk" />)).toBe('Pay at reception')
  expect(badges(<BookingStateBadge state="desk" utrSent />)).toBe('UPI to check')
  expect(badges(<BookingStateBadge state="overdue" utrSent />)).toContain('Overdue')
})
