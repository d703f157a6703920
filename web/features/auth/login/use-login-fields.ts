import { type ChangeEvent, useRef, useState } from 'react'
import type { FieldProblem } from '#shared/domain/field-problem.ts'
import {
  loginIdentifierProblem,
  loginPasswordProblem,
  normalizeIdentifier,
  shownIdentifier,
} from '#shared/domain/user/login-identifier.ts'
import { loadEmailDraft, saveEmailDraft } from '#web/session/email-draft.ts'
import { problemText } from '#web/session/problem-text.ts'

const FIELDS = ['identifier', 'password'] as const
type FieldName = (typeof FIELDS)[number]
type Texts = Record<FieldName, string>

const PROBLEMS: Record<FieldName, (text: string) => FieldProblem | undefined> = {
  identifier: (text) => loginIdentifierProblem(normalizeIdentifier(text)),
  password: loginPasswordProblem,
}

/**
 * The two fields of the login screen, validated on blur, and on each change once touched. Doesn't use the form
 * library, which would add 14 KB (gzip) to the page that most users open first.
 */
export function useLoginFields(identifier: string) {
  const [texts, setTexts] = useState<Texts>(() => ({
    identifier: identifier || loadEmailDraft('login'),
    password: '',
  }))
  const [touched, setTouched] = useState<readonly FieldName[]>([])
  const inputs = useRef(new Map<FieldName, HTMLInputElement | null>())

  /** Returns the props of a field. */
  function field(name: FieldName) {
    return {
      name,
      value: texts[name],
      error: touched.includes(name) ? problemText(PROBLEMS[name](texts[name])) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const text = name === 'identifier' ? shownIdentifier(target.value) : target.value
        setTexts({ ...texts, [name]: text })
        if (name === 'identifier') saveEmailDraft('login', text)
      },
      onBlur: () => setTouched([...touched, name]),
      ref: (input: HTMLInputElement | null) => {
        inputs.current.set(name, input)
      },
    }
  }

  /** Returns the input if it is valid. Otherwise shows all problems and focuses the first invalid field. */
  function validate(): Texts | undefined {
    setTouched(FIELDS)
    const invalid = FIELDS.find((name) => PROBLEMS[name](texts[name]) !== undefined)
    if (invalid === undefined)
      return { ...texts, identifier: normalizeIdentifier(texts.identifier) }
    inputs.current.get(invalid)?.focus()
    return undefined
  }

  /** Clears the password. Shows no problem until a field is touched again. */
  function forgetPassword() {
    setTexts({ ...texts, password: '' })
    setTouched([])
  }

  return { field, validate, forgetPassword }
}
