import { expect, test } from 'vitest'
import { fillTemplate } from './page-template.ts'

const TEXTS = new Map([
  ['name', `<b>"R&D" {{secret}} $&`],
  ['secret', 'never shown'],
  ['none', ''],
])

test('fills placeholders with escaped texts, without replacing placeholders in these [landing-370]', () => {
  expect(fillTemplate('<p title="{{name}}">{{name}}</p>', TEXTS)).toBe(
    '<p title="&lt;b&gt;&quot;R&amp;D&quot; {{secret}} $&amp;">&lt;b&gt;&quot;R&amp;D&quot; {{secret}} $&amp;</p>',
  )
})

test('leaves out sections whose text is empty', () => {
  const template =
    'a{{#none}}b{{none}}{{#name}}c{{/name}}{{/none}}{{#secret}}\nd{{#none}}e{{/none}}{{/secret}}'
  expect(fillTemplate(template, TEXTS)).toBe('a\nd')
})

test('throws if a text is missing', () => {
  expect(() => fillTemplate('{{unknown}}', TEXTS)).toThrow('unknown')
  expect(() => fillTemplate('{{#unknown}}a{{/unknown}}', TEXTS)).toThrow('unknown')
})
