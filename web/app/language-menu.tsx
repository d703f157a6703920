import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LanguageSwitch } from '#web/app/language-switch.tsx'
import { FOOTER_WORDS } from '#words/page/footer.ts'

/** A button in the header that opens the list of languages. Its label, अ/A, needs no translation. */
export function LanguageMenu() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closeOnOutsidePress = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
  })
  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  })
  useEffect(() => {
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', closeOnOutsidePress)
    document.addEventListener('focusin', closeOnOutsidePress)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', closeOnOutsidePress)
      document.removeEventListener('focusin', closeOnOutsidePress)
    }
  }, [])

  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex size-11 items-center justify-center rounded-lg font-semibold text-primary hover:bg-primary-soft"
      >
        अ/A <span className="sr-only">{FOOTER_WORDS.languages}</span>
      </button>
      {open && (
        <div className="absolute top-full right-0 z-20 rounded-card border border-line-strong bg-raised px-2 py-1 text-sm text-ink shadow-lift">
          <LanguageSwitch column />
        </div>
      )}
    </div>
  )
}
