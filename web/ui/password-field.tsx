import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

/** A password with a button that shows and hides it. Give `autoComplete`: current- or new-password. */
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
          aria-label={shown ? 'Hide password' : 'Show password'}
          className="flex size-11 items-center justify-center rounded-lg text-ink-soft hover:text-ink focus-visible:outline-offset-[-3px]"
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  )
}
