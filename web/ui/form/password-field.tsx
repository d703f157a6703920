import { useState } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

/** A password field with a show/hide button. Pass `autoComplete`: current-password or new-password. */
export function PasswordField(field: Omit<TextFieldProps, 'type' | 'trailing' | 'prefix'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? WIDGET_WORDS.hidePassword : WIDGET_WORDS.showPassword}
          className="flex size-11 items-center justify-center rounded-lg text-ink-soft hover:text-ink focus-visible:outline-offset-[-3px]"
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
