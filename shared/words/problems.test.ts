import { describe, expect, it } from 'vitest'
import { ERRORS } from '../contract/errors.ts'
import { FIELD_PROBLEMS } from '../contract/field-problems.ts'
import * as hi from './hi/problems.ts'
import * as mr from './mr/problems.ts'

const ENGLISH: Record<string, string> = {
  ...messagesOf('refusal', ERRORS),
  ...messagesOf('field problem', FIELD_PROBLEMS),
}

describe.each([
  ['mr', mr],
  ['hi', hi],
] as const)('in %s', (_language, words) => {
  const texts: Record<string, string> = {
    ...prefixKeys('refusal', words.REFUSAL_WORDS),
    ...prefixKeys('field problem', words.FIELD_PROBLEM_WORDS),
  }

  it('every refusal and field problem has a text with the placeholders of the English one [language-471]', () => {
    expect(valuesOf(texts, placeholders)).toEqual(valuesOf(ENGLISH, placeholders))
  })

  it('a text names the same numbers as the English one, such as the longest name [language-472]', () => {
    expect(valuesOf(texts, numbers)).toEqual(valuesOf(ENGLISH, numbers))
  })
})

function messagesOf(kind: string, table: Readonly<Record<string, { message: string }>>) {
  return prefixKeys(
    kind,
    Object.fromEntries(Object.entries(table).map(([code, { message }]) => [code, message])),
  )
}

function prefixKeys(kind: string, texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${kind} ${code}`, text]))
}

function valuesOf(texts: Record<string, string>, valuesIn: (text: string) => string[]) {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valuesIn(text)]))
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
}

/** The numbers in a text, each once. */
function numbers(text: string): string[] {
  const found = text.matchAll(/\d[\d,]*/g)
  return [...new Set([...found].map(([number]) => number.replaceAll(',', '')))].toSorted()
}
