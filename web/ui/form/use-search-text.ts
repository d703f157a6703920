import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/**
 * Returns the typed search text and a function that changes it. Calls `onSearch` when typing pauses. If `value`, the
 * current search, changes otherwise, for example with Back, it replaces the text.
 */
export function useSearchText(
  value: string,
  onSearch: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (text.trim() !== value) setText(value)
  }
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return [text, setText]
}
