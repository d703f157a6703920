import { describe, expect, it } from 'vitest'
import { isRoutePath, ROUTES, type RoutePath } from '#shared/domain/routes.ts'
import { wayOut } from '#web/app/way-out.ts'

describe('who is not signed in', () => {
  it.each<[RoutePath, RoutePath | undefined]>([
    ['/dashboard', '/login'],
    ['/booking', '/login'],
    ['/admin-dashboard', '/login'],
    ['/login', undefined],
    ['/congratulations', undefined],
  ])('asks for %s: %s', (path, target) => {
    expect(wayOut(path, { status: 'signed-out' })).toBe(target)
  })
})

describe('whose user could not be loaded', () => {
  it.each<[RoutePath, RoutePath | undefined]>([
    ['/dashboard', '/'],
    ['/booking', '/login'],
    ['/membership', '/login'],
    ['/admin-dashboard', '/login'],
    ['/login', undefined],
  ])('asks for %s: %s', (path, target) => {
    expect(wayOut(path, { status: 'signed-out', loadFailed: true })).toBe(target)
  })
})

describe('in demo mode everything passes', () => {
  it.each(Object.keys(ROUTES).filter(isRoutePath))('%s', (path) => {
    expect(wayOut(path, { status: 'signed-out' }, { demoMode: true })).toBeUndefined()
  })
})
