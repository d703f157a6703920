import { expect, it } from 'vitest'
import { browserLanguage } from './language.ts'

it.each([
  [undefined, undefined, 'en'],
  [undefined, '', 'en'],
  [undefined, 'mr-IN,mr;q=0.9,en-IN;q=0.8', 'mr'],
  [undefined, 'en-IN,en;q=0.9,hi;q=0.8', 'en'],
  [undefined, 'HI', 'hi'],
  [undefined, 'ta-IN, hi;q=0.5, mr;q=0.7', 'mr'],
  [undefined, 'mr;q=0, hi;q=0.1', 'hi'],
  [undefined, 'ta, te;q=0.5, *;q=0.1', 'en'],
  [undefined, 'mr;q=much', 'en'],
  ['hi', 'mr', 'hi'],
  ['ta', 'mr', 'mr'],
])(
  'with the cookie %j and Accept-Language %j the language is %s [language-1]',
  (chosen, accepted, language) => {
    expect(browserLanguage(chosen, accepted)).toBe(language)
  },
)
