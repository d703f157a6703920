import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ADMIN_PAGE_WORDS } from '#words/admin/admin-page.ts'

const SearchDialog = lazyPart(
  async () => (await import('#web/hall/admin-search-dialog.tsx')).AdminSearchDialog,
)

/** The button that opens the search. Ctrl+K opens it, too. */
export function AdminSearch() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isShortcut || event.key.toLowerCase() !== 'k') return
      // Not over another dialog.
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', openByKey)
    return () => removeEventListener('keydown', openByKey)
  }, [])
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        leading="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="max-sm:px-3!"
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">{ADMIN_PAGE_WORDS.search}</span>
        <span
          aria-hidden="true"
          className="ml-1 rounded border border-line-strong px-1.5 font-sans text-xs font-normal text-ink-soft max-lg:hidden"
        >
          Ctrl K
        </span>
      </Button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
