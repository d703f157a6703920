import { expect, it } from 'vitest'
import { drawn } from '#web/testing/drawn.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

it.each([
  ['Asha Deshmukh', 'A'],
  ['asha', 'A'],
  ['आशा देशमुख', 'आ'],
  ['', 'U'],
  ['   ', 'U'],
  [undefined, 'U'],
])('of %j without a picture is the letter %s', (name, letter) => {
  expect(drawn(<Avatar name={name} />).text).toBe(letter)
})

it('is the picture where there is one', () => {
  const { html, text } = drawn(<Avatar name="Asha" src="/uploads/avatars/a.webp" />)
  expect(html).toContain('src="/uploads/avatars/a.webp"')
  expect(text).toBe('')
})
