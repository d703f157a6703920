import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { fullNameProblem } from '#shared/domain/user/full-name.ts'
import { COUNTRY_CODE, phoneProblem, phoneToWire } from '#shared/domain/user/phone.ts'
import { isRefusal } from '#web/api/client.ts'
import { useChangeDetails } from '#web/api/user/own-details.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
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
  const id = useId()
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
    <Modal
      open
      onClose={onClose}
      title={WORDS.title}
      dismissible={!change.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            {OWN_DETAILS_WORDS.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={change.isPending}
            busyLabel={OWN_DETAILS_WORDS.saving}
          >
            {WORDS.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
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
      </form>
    </Modal>
  )
}
