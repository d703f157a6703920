import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { SETUP_STEPS } from '#shared/domain/settings/setup-steps.ts'
import { OpenSteps } from '#web/features/admin/setup-checklist.tsx'
import { roomRuleConsequences } from '#web/hall/room-rule-consequences.ts'
import { MEMBER } from '#web/testing/member.ts'
import { renderStatic } from '#web/testing/render-static.tsx'

const owner = { ...MEMBER, email: 'owner@example.com', role: 'super_admin' } as const

afterEach(() => void vi.unstubAllGlobals())

test('each step has a link to its page or a button that ticks it off, and the room rules are explained [admin-459]', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'true' })
  const { text, links } = renderStatic(<OpenSteps open={SETUP_STEPS} />, { user: owner })
  expect(links).toEqual({
    'Change the name': '/admin/settings#hall',
    'Add the address': '/admin/settings#hall',
    'Add a contact': '/admin/settings#hall',
    'See the figures': '/admin/settings#landing',
    'See the prices': '/admin/settings#prices',
    'Change the room rules': '/admin/settings#rules',
    'See the bookings': '/admin/bookings',
  })
  const [consequence] = roomRuleConsequences('Dyandhara Kaksh', DEFAULT_ROOM_RULES)
  expect(text).toContain(consequence)
  expect(text).toContain('Send yourself a test to owner@example.com.')
  expect(text.match(/^Looks right$/gm)).toHaveLength(3)
  expect(text).toMatch(/set the environment variable PAYMENTS=desk .* only ticks this off/)
  expect(text).toMatch(/set the environment variable DEMO=off .* only ticks this off/)
})

test('shows the progress, the next step, and a button that shows the others [first-630]', () => {
  const open = ['landing', 'testMail', 'demo'] as const
  const { text, links } = renderStatic(<OpenSteps open={open} />, { user: owner })
  expect(text).toContain('6 of 9 done')
  expect(text).toContain('Show 2 more steps')
  expect(Object.keys(links)).toEqual(['See the figures'])
  expect(text).not.toContain('Send a test email')
  const last = renderStatic(<OpenSteps open={['demo']} />, { user: owner }).text
  expect(last).toContain('Keep demo mode')
  expect(last).not.toContain('more step')
})
