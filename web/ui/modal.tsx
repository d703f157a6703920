import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' }

interface ModalProps {
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons that stay in sight at the bottom. */
  footer?: ReactNode
  size?: keyof typeof widths | undefined
  role?: 'alertdialog' | undefined
  /** Without it there is no close button, and Escape and a press beside it do nothing. */
  dismissible?: boolean | undefined
  closeLabel?: string | undefined
  /** Nothing inside can have the focus: the text itself takes it, to be scrolled by keyboard. */
  textOnly?: boolean | undefined
  children?: ReactNode
}

/**
 * A dialog over the page: a sheet from below on a phone, a centred card on a wide screen.
 * Escape, the close button and a press beside it call `onClose`; the focus goes back by itself.
 * It begins at the element with `data-autofocus`, else at the first that can have the focus.
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
  closeLabel = 'Close',
  textOnly = false,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const id = useId()

  // A layout effect: the browser gives the focus back only while the dialog is in the page.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is its key, see onCancel
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={(event) => {
        // A file input inside fires an event of the same name.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      // The browser may close it without asking, at a second press of Android's back button.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
      // A press must begin and end beside it: text that is marked may be let go there.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        const beside = pressedBeside.current && event.target === event.currentTarget
        if (beside && dismissible) onClose()
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
