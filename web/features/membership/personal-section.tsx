import { ADDRESS_MAX_LENGTH, FATHER_NAME_MAX_LENGTH } from '#shared/domain/membership.ts'
import { PARENT_CONTACT_MAX_LENGTH } from '#shared/domain/user/parent-contact.ts'
import type { MembershipFormApi } from '#web/features/membership/use-membership-form.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'

/** Asks for the father's name, a parent's phone number and the address. */
export function PersonalSection({ form }: { form: MembershipFormApi }) {
  const { errors } = form.formState
  return (
    <div className="space-y-6">
      <TextField
        {...form.register('fatherName')}
        label={MEMBERSHIP_WORDS.fatherName}
        error={errors.fatherName?.message}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={FATHER_NAME_MAX_LENGTH}
      />
      <TextField
        {...form.register('parentContactNumber')}
        label={MEMBERSHIP_WORDS.parentPhone}
        hint={MEMBERSHIP_WORDS.parentPhoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        error={errors.parentContactNumber?.message}
        maxLength={PARENT_CONTACT_MAX_LENGTH}
      />
      <TextArea
        {...form.register('currentAddress')}
        label={MEMBERSHIP_WORDS.address}
        error={errors.currentAddress?.message}
        autoComplete="street-address"
        maxLength={ADDRESS_MAX_LENGTH}
      />
    </div>
  )
}
