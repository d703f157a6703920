import { describe, expect, it } from 'vitest'
import { isRoutePath, ROUTES, type RoutePath } from '#shared/domain/user/routes.ts'
import { redirectTarget } from '#web/app/redirect-target.ts'

describe('redirectTarget without a logged-in user [route-11]', () => {
  it.each<[RoutePath, RoutePath | undefined]>([
    ['/dashboard', '/login'],
    ['/booking', '/login'],
    ['/admin-dashboard', '/login'],
    ['/login', undefined],
    ['/congratulations', undefined],
  ])('for %s, returns %s', (path, target) => {
    expect(redirectTarget(path, { status: 'logged-out' })).toBe(target)
  })
})

describe('redirectTarget when loading the user failed [route-12]', () => {
  it.each<[RoutePath, RoutePath | undefined]>([
    ['/dashboard', '/'],
    ['/booking', '/login'],
    ['/membership', '/login'],
    ['/admin-dashboard', '/login'],
    ['/login', undefined],
  ])('for %s, returns %s', (path, target) => {
    expect(redirectTarget(path, { status: 'logged-out', loadFailed: true })).toBe(target)
  })
})

describe('redirectTarget in demo mode', () => {
  it.each(Object.keys(ROUTES).filter(isRoutePath))('returns undefined for %s', (path) => {
    expect(redirectTarget(path, { status: 'logged-out' }, { demoMode: true })).toBeUndefined()
  })
})
