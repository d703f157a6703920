import { expect, test } from 'vitest'
import { LoginScreen } from '#web/features/auth/login/login-screen.tsx'
import { renderStatic } from '#web/testing/render-static.tsx'

test('has two fields, a checkbox to be remembered, and links to the other screens [login-18]', () => {
  const { text, html, links } = renderStatic(<LoginScreen />, { path: '/login' })
  expect(text).toContain('Welcome Back')
  const lines = text.split('\n')
  const parts = ['Email or member ID', 'Password', 'Remember me', 'Sign In']
  expect(lines.filter((line) => parts.includes(line))).toEqual(parts)
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*name="rememberMe"/)
  expect(html).toContain('aria-label="Show password"')
  expect(html).toMatch(/<input[^>]*autoComplete="username"/)
  expect(html).toMatch(/<input[^>]*autoComplete="current-password"/)
  expect(links).toMatchObject({
    'Forgot Password': '/forgot-password',
    'Sign up': '/register',
    'Back to home': '/',
  })
})
