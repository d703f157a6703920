import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'

type Props = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'maxLength' | 'autoFocus'> & {
  /** Digits; '' while nothing is entered. */
  value: string
  onChange: (digits: string) => void
  /** Takes focus when its dialog opens. */
  autofocused?: boolean
}

/** A whole number of rupees. */
export function RupeeField({ onChange, autofocused, ...field }: Props) {
  return (
    <TextField
      {...field}
      prefix="₹"
      inputMode="numeric"
      autoComplete="off"
      data-autofocus={autofocused}
      onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/[^0-9]/g, ''))}
    />
  )
}
