import { useEffect, useState } from 'react'
import { SearchBox } from '#web/ui/form/search-box.tsx'

const PAUSE_MS = 300

/** A search box that calls `onSearch` when typing pauses, or at once on Enter. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  className,
}: {
  label: string
  placeholder: string
  /** The current search text. */
  value: string
  onSearch: (text: string) => void
  className?: string
}) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <SearchBox
          label={label}
          hideLabel
          placeholder={placeholder}
          maxLength={200}
          value={text}
          onType={setText}
        />
      </form>
    </search>
  )
}
