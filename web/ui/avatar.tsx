import { useState } from 'react'
import { AVATAR_WORDS } from '#words/user/avatar.ts'

const sizes = {
  small: 'size-10 text-base',
  medium: 'size-14 text-xl',
  large: 'size-24 text-4xl',
}

/** A round picture; if it is missing or fails to load, the name's first letter, or 'U'. */
export function Avatar({
  name,
  src,
  size = 'medium',
}: {
  name?: string | undefined
  src?: string | undefined
  size?: keyof typeof sizes
}) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const look = `inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line ${sizes[size]}`
  const label = name?.trim() || AVATAR_WORDS.user
  if (src && src !== failedSrc) {
    return (
      <img
        src={src}
        alt={label}
        onError={() => setFailedSrc(src)}
        className={`${look} object-cover`}
      />
    )
  }
  return (
    <span
      role="img"
      aria-label={label}
      className={`${look} bg-primary-soft font-display font-semibold text-primary`}
    >
      {firstLetter(name)}
    </span>
  )
}

/** The first letter in upper case: a grapheme cluster, which includes Devanagari vowel signs. */
function firstLetter(name = ''): string {
  const clusters = new Intl.Segmenter('und').segment(name.trim())
  for (const { segment } of clusters) return segment.toUpperCase()
  return 'U'
}
