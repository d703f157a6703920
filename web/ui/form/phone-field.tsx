import { COUNTRY_CODE, cleanPhone } from '#shared/domain/user/phone.ts'
import { TextField, type TextFieldProps } from '#web/ui/form/text-field.tsx'

/** A text input for the ten digits after +91. Drops anything else that is typed or pasted. */
export function PhoneField({ onChange, ...field }: TextFieldProps) {
  return (
    <TextField
      prefix={COUNTRY_CODE}
      type="tel"
      inputMode="tel"
      {...field}
      onChange={(event) => {
        event.target.value = cleanPhone(event.target.value)
        return onChange?.(event)
      }}
    />
  )
}
