import { type ChangeEvent, useRef, useState } from 'react'
import {
  loginIdentifierProblem,
  loginPasswordProblem,
  typedIdentifier,
} from '#shared/domain/login-identifier.ts'

const FIELDS = ['identifier', 'password'] as const
type FieldName = (typeof FIELDS)[number]
type Texts = Record<FieldName, string>

const PROBLEMS: Record<FieldName, (text: string) => string | undefined> = {
  identifier: (text) => loginIdentifierProblem(typedIdentifier(text)),
  password: loginPasswordProblem,
}

/**
 * The two fields of the login screen, which validate on blur, and on change once touched. Written out
 * because the form library would add 14 KB (gzip) to the page that everybody opens first.
 */
export function useLoginFields() {
  const [texts, setTexts] = useState<Texts>({ identifier: '', password: '' })
  const [touched, setTouched] = useState<readonly FieldName[]>([])
  const inputs = useRef(new Map<FieldName, HTMLInputElement | null>())

  /** The properties of a field's control. */
  function field(name: FieldName) {
    return {
      name,
      value: texts[name],
      error: touched.includes(name) ? PROBLEMS[name](texts[name]) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setTexts({ ...texts, [name]: event.target.value }),
      onBlur: () => setTouched([...touched, name]),
      ref: (input: HTMLInputElement | null) => {
        inputs.current.set(name, input)
      },
    }
  }

  /** What was typed, if all is well; else shows every problem and goes to the first. */
  function validated(): Texts | undefined {
    setTouched(FIELDS)
    const wrong = FIELDS.find((name) => PROBLEMS[name](texts[name]) !== undefined)
    if (wrong === undefined) return { ...texts, identifier: typedIdentifier(texts.identifier) }
    inputs.current.get(wrong)?.focus()
    return undefined
  }

  return { field, validated }
}
