import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { shortDay } from '#shared/domain/calendar-day.ts'
import {
  CONSENT_PROBLEMS,
  ID_KIND_LABELS,
  ID_KINDS,
  type IdKind,
  idLastFourProblem,
  typedLastFour,
} from '#shared/domain/user/parental-consent.ts'
import { CONSENT_LINES } from '#shared/words/en/consent.ts'
import { useHallDay } from '#web/api/public-settings.ts'
import { type UserViewed, useRecordConsent, useWithdrawConsent } from '#web/api/user.ts'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { NOTICE_ON_SCREEN } from '#web/hall/notice-on-screen.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'

const ID_OPTIONS = ID_KINDS.map((value) => ({ value, label: ID_KIND_LABELS[value] }))

type Parental = NonNullable<UserViewed['consent']['parental']>

/** The consent of a member under 18 at reception: records it, shows it and withdraws it. */
export function UserConsent({ user }: { user: UserViewed }) {
  const { needed, parental } = user.consent
  return (
    <div className="grid gap-4 py-2">
      {needed === 'own' && (
        <Notice>
          {`${user.name} has turned 18 and is asked to agree on their own before the next booking.`}
        </Notice>
      )}
      {parental && <Given id={user.id} parental={parental} />}
      {needed === 'parent' && <Record user={user} />}
    </div>
  )
}

function Given({ id, parental }: { id: string; parental: Parental }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdrawConsent(id)
  const day = useHallDay(parental.givenAt)
  return (
    <>
      <DescriptionList rows={[{ label: 'Given on', value: shortDay(day) }, ...rowsOf(parental)]} />
      <div>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          Withdraw consent
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Withdraw the parent's consent?"
        cancelLabel="Keep consent"
        confirmLabel="Withdraw"
        danger
        busy={withdraw.isPending}
        problem={withdraw.error?.message}
        busyLabel="Withdrawing..."
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        The member can't book or pay until a parent agrees again. Paid days stay.
      </AlertDialog>
    </>
  )
}

function rowsOf({ method, parentEmail, idKind, idLastFour, recordedBy }: Parental) {
  if (method === 'email') return [{ label: 'By OTP to', value: parentEmail ?? '' }]
  const id = idKind ? `${ID_KIND_LABELS[idKind]}, ending in ${idLastFour}` : ''
  return [
    { label: 'ID seen', value: id },
    { label: 'Recorded by', value: recordedBy ?? 'A former admin' },
  ]
}

function Record({ user }: { user: UserViewed }) {
  const record = useRecordConsent(user.id)
  const { control, register, handleSubmit, formState } = useForm<{
    idKind: IdKind | ''
    idLastFour: string
  }>({ mode: 'onTouched', defaultValues: { idKind: '', idLastFour: '' } })

  const submit = handleSubmit(({ idKind, idLastFour }) => {
    if (idKind === '') return
    record.mutate({ idKind, idLastFour: typedLastFour(idLastFour), ...NOTICE_ON_SCREEN })
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">
        {`${user.name} is under 18. If a parent is here and agrees, look at their ID and record it. Don't copy or photograph it.`}
      </p>
      <Controller
        control={control}
        name="idKind"
        rules={{
          validate: (kind) => (kind === '' ? CONSENT_PROBLEMS.idKindRequired.message : undefined),
        }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label="ID seen"
            placeholder="Select an ID"
            options={ID_OPTIONS}
            value={field.value === '' ? undefined : field.value}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label="Last four letters or digits"
        autoComplete="off"
        error={formState.errors.idLastFour?.message}
        {...register('idLastFour', {
          validate: (text) => idLastFourProblem(typedLastFour(text))?.message,
        })}
      />
      <ConsentLine text={CONSENT_LINES.reception} />
      {record.error && <Notice tone="danger">{record.error.message}</Notice>}
      <div>
        <Button type="submit" busy={record.isPending} busyLabel="Recording...">
          Record parent's consent
        </Button>
      </div>
    </form>
  )
}
