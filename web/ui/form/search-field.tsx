import { SearchBox } from '#web/ui/form/search-box.tsx'
import { useSearchText } from '#web/ui/form/use-search-text.ts'

/** A search box that calls `onSearch` when typing pauses, or at once on Enter. */
export function SearchField({
  label,
  placeholder,
  hint,
  value,
  onSearch,
  className,
}: {
  label: string
  placeholder: string
  hint?: string
  /** The current search text. */
  value: string
  onSearch: (text: string) => void
  className?: string
}) {
  const [text, setText] = useSearchText(value, onSearch)
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
          hint={hint}
          maxLength={200}
          value={text}
          onType={setText}
        />
      </form>
    </search>
  )
}
