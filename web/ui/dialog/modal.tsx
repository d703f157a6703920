import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' }

interface ModalProps {
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons, always visible at the bottom. */
  footer?: ReactNode
  size?: keyof typeof widths | undefined
  role?: 'alertdialog' | undefined
  /** When false: no close button, and Escape and a click on the backdrop do nothing. */
  dismissible?: boolean | undefined
  closeLabel?: string | undefined
  /** For content without controls: makes it focusable, so that the keyboard can scroll it. */
  textOnly?: boolean | undefined
  children?: ReactNode
}

/**
 * A modal dialog: a bottom sheet on a phone, a centred card on a wide screen. Escape, the close button
 * and a click on the backdrop call `onClose`. Focuses the element with `data-autofocus`, else the first
 * focusable one; the browser restores focus afterwards.
 */
export function Modal({ open, ...dialog }: ModalProps & { open: boolean }) {
  return open ? <OpenModal {...dialog} /> : null
}

function OpenModal({
  onClose,
  title,
  description,
  footer,
  size = 'small',
  role,
  dismissible = true,
  closeLabel = WIDGET_WORDS.close,
  textOnly = false,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const id = useId()

  // A layout effect, because the browser restores focus only while the dialog is in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const page = document.documentElement
    page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth)
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: onCancel handles Escape
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        // A file input inside the dialog fires a cancel event, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      // The browser may close it without a cancel event, as on a second press of Android's Back.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
      // The press must start and end on the backdrop: selecting text may end there.
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        const onBackdrop = pressedBackdrop.current && event.target === event.currentTarget
        if (onBackdrop && dismissible) onClose()
      }}
      className={classes(
        'sheet fixed inset-x-0 bottom-0 mx-auto mt-auto mb-0 max-h-[92dvh] w-full max-w-full flex-col overflow-hidden rounded-t-sheet border border-line bg-surface text-ink shadow-lift',
        'open:flex sm:my-auto sm:max-h-[min(90dvh,52rem)] sm:w-[calc(100%-3rem)] sm:rounded-sheet',
        widths[size],
      )}
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-5 pb-4 sm:px-6 sm:pt-6">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="font-display text-2xl leading-tight font-semibold">
            {title}
          </h2>
          {description !== undefined && (
            <div id={`${id}-description`} className="mt-1 text-ink-soft">
              {description}
            </div>
          )}
        </div>
        {dismissible && (
          <button
            type="button"
            onClick={onClose}
            aria-label={closeLabel}
            className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink focus-visible:outline-offset-[-3px]"
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div
        {...(textOnly && { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-title` })}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-pb-16 px-5 pb-5 sm:px-6 sm:pb-6"
      >
        {children}
      </div>
      {footer !== undefined && (
        <footer className="flex flex-col gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
          {footer}
        </footer>
      )}
    </dialog>
  )
}
