import { describe, expect, test } from 'vitest'
import { type Progress, pathAfterLogin } from './progress.ts'

const beginner: Progress = {
  role: 'user',
  membershipCompleted: false,
  bookingCompleted: false,
  paymentWaiting: false,
}
const detailed: Progress = { ...beginner, membershipCompleted: true }
const member: Progress = { ...detailed, bookingCompleted: true }
const renewing: Progress = { ...member, paymentWaiting: true }
const admin: Progress = { ...beginner, role: 'admin' }

describe('with nothing remembered a user goes home', () => {
  test.each<[string, Progress, string]>([
    ['beginner', beginner, '/membership'],
    ['user with membership done', detailed, '/booking'],
    ['member', member, '/dashboard'],
    ['admin', admin, '/admin-dashboard'],
    ['super admin', { ...admin, role: 'super_admin' }, '/admin-dashboard'],
  ])('%s', (_, user, path) => {
    expect(pathAfterLogin(user, undefined)).toBe(path)
    expect(pathAfterLogin(user, '')).toBe(path)
  })
})

describe('a remembered page of ours is honoured', () => {
  test.each<[string, Progress, string]>([
    ['beginner', beginner, '/membership'],
    ['user with membership done', detailed, '/membership'],
    ['user with membership done', detailed, '/payment'],
    ['member', member, '/membership-details'],
    ['member', member, '/booking?renewal=true'],
    ['member', member, '/dashboard#pass'],
    ['member whose renewal is unpaid', renewing, '/payment'],
    ['admin', admin, '/user-management'],
    ['admin', admin, '/admin/tour-management'],
    ['admin', admin, '/admin/qr-scanner?x=1'],
  ])('$0, $2', (_, user, remembered) => {
    expect(pathAfterLogin(user, remembered)).toBe(remembered)
  })
})

describe('a remembered page that is not open to the user gives way', () => {
  test.each<[string, Progress, string, string]>([
    ['beginner', beginner, '/booking', '/membership'],
    ['beginner', beginner, '/dashboard', '/membership'],
    ['user with membership done', detailed, '/dashboard', '/booking'],
    ['member', member, '/payment', '/dashboard'],
    ['member', member, '/admin-dashboard', '/dashboard'],
    ['beginner', beginner, '/admin/qr-scanner', '/membership'],
    ['admin', admin, '/dashboard', '/admin-dashboard'],
    ['admin', admin, '/booking?renewal=true', '/admin-dashboard'],
  ])('$0, $2: $3', (_, user, remembered, path) => {
    expect(pathAfterLogin(user, remembered)).toBe(path)
  })
})

describe('anything else leads home', () => {
  test.each([
    '/',
    '/tour',
    '/visitor-pass',
    '/congratulations',
    '/login',
    '/register?token=x',
    '/forgot-password',
    '/nowhere',
    '/dashboard/',
    '/dashboard/../admin-dashboard',
    '/Dashboard',
    '/api/auth/logout',
    'dashboard',
    ' /dashboard',
    '/toString',
    '/__proto__',
    '//evil',
    '//evil.example/dashboard',
    '///evil',
    '/\\evil',
    '\\\\evil',
    '/\\/evil',
    '/\t/evil',
    '/%2fevil',
    'https://evil',
    'https:/dashboard',
    'javascript:alert(1)',
    '/@evil',
    '/dashboard@evil',
    '?next=/dashboard',
  ])('%j', (remembered) => {
    expect(pathAfterLogin(member, remembered)).toBe('/dashboard')
    expect(pathAfterLogin(admin, remembered)).toBe('/admin-dashboard')
  })
})
