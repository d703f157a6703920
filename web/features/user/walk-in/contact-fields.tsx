import { useFormContext } from 'react-hook-form'
import { FieldRow } from '#web/features/user/walk-in/field-row.tsx'
import type { WalkInValues } from '#web/features/user/walk-in/walk-in-form.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'

/** Phone number and email. Calls `onContact` when one of them loses focus, to look for known members. */
export function ContactFields({ onContact }: { onContact: () => void }) {
  const { register, formState } = useFormContext<WalkInValues>()
  const phone = register('phoneNumber', { onBlur: onContact })
  return (
    <FieldRow title={WORDS.parts.contact}>
      <PhoneField
        label={REGISTER_WORDS.phone}
        autoComplete="off"
        autoFocus
        error={formState.errors.phoneNumber?.message}
        {...phone}
      />
      <TextField
        label={WORDS.email}
        hint={WORDS.emailHint}
        type="email"
        autoComplete="off"
        error={formState.errors.email?.message}
        {...register('email', { onBlur: onContact })}
      />
    </FieldRow>
  )
}
