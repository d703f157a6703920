import { useRef } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LIST_WORDS } from '#words/admin/list.ts'

type Props = Omit<TextFieldProps, 'onChange' | 'role' | 'trailing' | 'type' | 'value'> & {
  value: string
  onType: (text: string) => void
}

/**
 * A search input with a button that clears it; Escape clears it, too. Not `type="search"`, whose clear
 * button looks different in each browser.
 */
export function SearchBox({ value, onType, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <TextField
      latinDigits
      {...field}
      ref={input}
      role="searchbox"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onType('')
      }}
      trailing={
        value === '' ? (
          <Icon name="search" className="size-5 text-ink-soft" />
        ) : (
          <button
            type="button"
            aria-label={LIST_WORDS.clearSearch}
            onClick={() => {
              onType('')
              input.current?.focus()
            }}
            className="flex size-11 items-center justify-center rounded-lg text-ink-soft hover:text-ink focus-visible:outline-offset-[-3px]"
          >
            <Icon name="close" />
          </button>
        )
      }
    />
  )
}
