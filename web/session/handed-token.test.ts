import { expect, it } from 'vitest'
import { handedToken } from '#web/session/handed-token.ts'

it.each([
  ['/login', '?token=a.b.c', 'a.b.c'],
  ['/login/', '?from=x&token=a.b.c', 'a.b.c'],
  ['/register', '?token=a.b.c', 'a.b.c'],
  ['/register', '', undefined],
  ['/forgot-password', '?token=a.b.c', undefined],
  ['/dashboard', '?token=a.b.c', undefined],
])('%s%s hands %s', (pathname, search, token) => {
  expect(handedToken({ pathname, search })).toBe(token)
})
