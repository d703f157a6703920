import { Fragment, type ReactNode } from 'react'

/** A whole sentence in which parts that look different stand for its {names}. */
export function Sentence({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  // Odd pieces are names: the pattern captures them.
  return text.split(/\{(\w+)\}/).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece never moves
    <Fragment key={place}>{place % 2 === 0 ? piece : parts[piece]}</Fragment>
  ))
}
