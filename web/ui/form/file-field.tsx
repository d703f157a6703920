import { type FocusEventHandler, type Ref, useEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Field, type FieldTexts } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PHOTO_FIELD_WORDS } from '#words/user/photo-field.ts'

/**
 * Chooses an image and shows a preview. Passes any file to the form, which validates it and sets
 * `error`. Accepts the `field` of a Controller.
 */
export function FileField({
  value,
  onChange,
  onBlur,
  name,
  ref,
  id,
  shape = 'card',
  capture,
  accept = 'image/*',
  currentUrl,
  chooseLabel = PHOTO_FIELD_WORDS.choose,
  changeLabel = PHOTO_FIELD_WORDS.change,
  removeLabel = PHOTO_FIELD_WORDS.remove,
  disabled,
  className,
  ...texts
}: FieldTexts & {
  value: File | null | undefined
  onChange: (file: File | null) => void
  onBlur?: FocusEventHandler | undefined
  name?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  id?: string | undefined
  /** 'round' for a profile picture. */
  shape?: 'card' | 'round' | undefined
  /** Opens the camera on a phone: 'user' is the front camera. */
  capture?: 'user' | 'environment' | undefined
  accept?: string | undefined
  /** The saved picture, shown until another one is chosen. */
  currentUrl?: string | undefined
  chooseLabel?: string | undefined
  changeLabel?: string | undefined
  removeLabel?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}) {
  const frame = useRef<HTMLDivElement>(null)
  const preview = usePreview(value) ?? currentUrl
  const round = shape === 'round'

  return (
    <Field {...texts} id={id} className={className}>
      {(control) => (
        <div ref={frame} className="flex flex-wrap items-center gap-3">
          <div
            className={classes(
              'relative flex shrink-0 items-center justify-center overflow-hidden border bg-raised text-ink-soft',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              round ? 'size-24 rounded-full' : 'size-24 rounded-card',
              preview === undefined && 'border-dashed',
              texts.error === undefined ? 'border-line-strong' : 'border-danger',
              !disabled && 'hover:border-ink',
            )}
          >
            {preview === undefined ? (
              <Icon name={round ? 'user' : 'camera'} className="size-9" />
            ) : (
              <img src={preview} alt="" className="size-full object-cover" />
            )}
            <input
              {...control}
              ref={ref}
              type="file"
              name={name}
              accept={accept}
              capture={capture}
              disabled={disabled}
              onBlur={onBlur}
              onChange={(event) => {
                const file = event.target.files?.[0]
                // Without this, choosing the same file again would not fire a change event.
                event.target.value = ''
                if (file) onChange(file)
              }}
              className="absolute inset-0 cursor-pointer text-[0] opacity-0 file:size-full file:cursor-pointer"
            />
          </div>
          {/* Moves below the picture if enlarged text leaves too little space beside it. */}
          <div className="min-h-29 min-w-0 flex-[1_1_7rem] content-center">
            {value && <p className="mb-1 truncate text-sm text-ink-soft">{value.name}</p>}
            <button
              type="button"
              tabIndex={-1}
              aria-hidden="true"
              disabled={disabled}
              onClick={() => frame.current?.querySelector('input')?.click()}
              className="-ml-3 flex min-h-11 items-center gap-2 rounded-control px-3 text-left font-semibold text-primary hover:bg-primary-soft disabled:opacity-55"
            >
              <Icon name="upload" />
              {preview === undefined ? chooseLabel : changeLabel}
            </button>
            {value && (
              <button
                type="button"
                onClick={() => {
                  onChange(null)
                  frame.current?.querySelector('input')?.focus()
                }}
                className="-ml-3 flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-danger hover:bg-danger-soft"
              >
                <Icon name="trash" />
                {removeLabel}
              </button>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}

/** An object URL for the chosen image, revoked when it is no longer shown. */
function usePreview(file: File | null | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(objectUrl)
    }
  }, [file])
  return url
}
