import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const PAUSE_MS = 300

/** A search box that speaks up once typing pauses, or at once with Enter. */
export function SearchField({
  label,
  placeholder,
  value,
  onSearch,
  className,
}: {
  label: string
  placeholder: string
  /** What is searched for now. */
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
        <TextField
          type="search"
          enterKeyHint="search"
          label={label}
          hideLabel
          placeholder={placeholder}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          trailing={<Icon name="search" className="size-5 text-ink-soft" />}
        />
      </form>
    </search>
  )
}
