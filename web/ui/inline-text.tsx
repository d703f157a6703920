import { Fragment, type ReactNode } from 'react'

/** A sentence whose {placeholders} are replaced by elements. */
export function Sentence({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  // The pattern captures the names, so every piece with an odd index is a name.
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the pieces never changes
    <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>
  ))
}

/**
 * Keeps the part in parentheses on one line: 'Day Batch (7:00 AM - 10:00 PM)'. Where it does
 * not fit, as with large text, it breaks.
 */
export function KeepTogether({ children: text }: { children: string }) {
  const start = text.indexOf('(')
  if (start < 0) return text
  return (
    <>
      {text.slice(0, start)}
      <OneLine>{text.slice(start)}</OneLine>
    </>
  )
}

/** A short text, such as a time, that moves to the next line as a whole. Breaks where it doesn't fit, as with large text. */
export function OneLine({ children }: { children: string }) {
  return <span className="inline-block max-w-full">{children}</span>
}

/** An email that may break after its @ when the line is too short. */
export function EmailText({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
