import { useForm } from 'react-hook-form'
import { fullNameProblem } from '#shared/domain/user/full-name.ts'
import { COUNTRY_CODE, phoneProblem, phoneToWire } from '#shared/domain/user/phone.ts'
import { isRefusal } from '#web/api/client.ts'
import { useChangeDetails } from '#web/api/user/own-details.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OWN_DETAILS_WORDS } from '#words/user/own-details.ts'

const WORDS = OWN_DETAILS_WORDS.details

/** Changes the user's name and phone number. Calls `onDone` with a message. */
export function ChangeDetailsModal({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (message: string) => void
}) {
  const user = useLoggedInUser()
  const before = {
    fullName: user.fullName,
    phoneNumber: user.phoneNumber?.slice(COUNTRY_CODE.length) ?? '',
  }
  const change = useChangeDetails()
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: before,
  })
  const { errors } = formState
  const phone = register('phoneNumber', {
    // Staff may have no phone number.
    validate: (digits) =>
      digits === '' && user.phoneNumber === null ? undefined : problemText(phoneProblem(digits)),
  })

  const submit = handleSubmit(({ fullName, phoneNumber }) =>
    change.mutate(
      {
        // Sends only what was changed here, because reception may have changed the other field.
        ...(fullName !== before.fullName && { fullName }),
        ...(phoneNumber !== before.phoneNumber && { phoneNumber: phoneToWire(phoneNumber) }),
      },
      {
        onSuccess: () => {
          onDone(WORDS.done)
          onClose()
        },
        onError: (error) => {
          const field = isRefusal(error, 'phoneTaken') ? 'phoneNumber' : 'root'
          setError(field, { message: error.message }, { shouldFocus: true })
        },
      },
    ),
  )

  return (
    <FormDialog
      title={WORDS.title}
      cancelLabel={OWN_DETAILS_WORDS.cancel}
      submitLabel={WORDS.save}
      pending={change.isPending}
      busyLabel={OWN_DETAILS_WORDS.saving}
      className="gap-5"
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={WORDS.fullName}
        autoComplete="name"
        error={errors.fullName?.message}
        {...register('fullName', { validate: (name) => problemText(fullNameProblem(name)) })}
      />
      <PhoneField
        label={WORDS.phone}
        autoComplete="tel-national"
        error={errors.phoneNumber?.message}
        {...phone}
      />
      {errors.root?.message !== undefined && <Notice tone="danger">{errors.root.message}</Notice>}
    </FormDialog>
  )
}
