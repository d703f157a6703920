import { expect, it } from 'vitest'
import { renderStatic } from '#web/testing/render-static.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

it.each([
  ['Asha Deshmukh', 'A'],
  ['asha', 'A'],
  ['आशा देशमुख', 'आ'],
  ['', 'U'],
  ['   ', 'U'],
  [undefined, 'U'],
])('a user named %j without a picture is shown as %s [dashboard-21]', (name, letter) => {
  expect(renderStatic(<Avatar name={name} />).text).toBe(letter)
})

it('shows the picture instead of the letter', () => {
  const { html, text } = renderStatic(<Avatar name="Asha" src="/uploads/avatars/a.webp" />)
  expect(html).toContain('src="/uploads/avatars/a.webp"')
  expect(text).toBe('')
})
