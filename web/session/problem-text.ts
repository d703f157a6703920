import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { fillIn, type Values } from '#shared/domain/placeholders.ts'
import { LANGUAGE } from '#words/page/language.ts'

type Texts = Readonly<Record<string, string | undefined>>
let fieldProblems: Texts = {}
let refusals: Texts = {}
let localValues = (values: Values): Values => values
let loading: Promise<void> | undefined

/**
 * Loads the texts of field problems and refusals in the page's language, in parallel with the first screen. Loads
 * nothing in English, whose texts are in the domain and in the server's replies.
 */
export function loadProblemTexts(): Promise<void> {
  loading ??= LANGUAGE === 'en' ? Promise.resolve() : fetchTexts()
  return loading
}

async function fetchTexts(): Promise<void> {
  try {
    const [words, { valueTexts }] = await Promise.all([
      import('#words/problems.ts'),
      import('#shared/words/problem-values.ts'),
    ])
    fieldProblems = words.FIELD_PROBLEM_WORDS
    refusals = words.REFUSAL_WORDS
    localValues = (values) => valueTexts(LANGUAGE, values, words.PROBLEM_VALUE_LABELS)
  } catch {
    // Offline. The texts are English until the next call succeeds.
    loading = undefined
  }
}

/** Returns a field problem's text in the page's language. */
export function problemText(problem: FieldProblem): string
export function problemText(problem: FieldProblem | undefined): string | undefined
export function problemText(problem: FieldProblem | undefined): string | undefined {
  return problem && (localText(fieldProblems, problem) ?? problem.message)
}

type ReportedProblem = { code?: string | undefined; values?: Values | undefined }

/** Returns the text of a field error in a reply, or undefined if its code is unknown. */
export function fieldErrorText(error: ReportedProblem): string | undefined {
  return localText(fieldProblems, error)
}

/** Returns the text of a refusal in a reply, or undefined if its code is unknown. */
export function refusalCodeText(refusal: ReportedProblem): string | undefined {
  return localText(refusals, refusal)
}

function localText(texts: Texts, { code = '', values = {} }: ReportedProblem): string | undefined {
  const text = texts[code]
  return text === undefined ? undefined : fillIn(text, localValues(values))
}
