import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { fillIn } from '#shared/domain/placeholders.ts'
import {
  CONSENT_PROBLEMS,
  cleanLastFour,
  ID_KINDS,
  type IdKind,
  idLastFourProblem,
} from '#shared/domain/user/parental-consent.ts'
import { useHallDay } from '#web/api/admin/public-settings.ts'
import { useRecordConsent, useWithdrawConsent, type ViewedUser } from '#web/api/user/user.ts'
import { ConsentLine, NOTICE_ON_SCREEN } from '#web/hall/consent-line.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { ID_KIND_LABELS } from '#words/admin/staff-labels.ts'
import { CONSENT_LINES } from '#words/user/consent.ts'
import { USER_CONSENT_WORDS } from '#words/user/user-management.ts'

const ID_OPTIONS = ID_KINDS.map((value) => ({ value, label: ID_KIND_LABELS[value] }))

type Parental = NonNullable<ViewedUser['consent']['parental']>

/** A parent's consent for a member under 18: records it at reception, shows it and withdraws it. */
export function UserConsent({ user }: { user: ViewedUser }) {
  const { needed, parental } = user.consent
  return (
    <div className="grid gap-4 py-2">
      {needed === 'own' && (
        <Notice>{fillIn(USER_CONSENT_WORDS.turned18, { name: user.name })}</Notice>
      )}
      {parental && <GivenConsent id={user.id} parental={parental} />}
      {needed === 'parent' && <RecordConsent user={user} />}
    </div>
  )
}

function GivenConsent({ id, parental }: { id: string; parental: Parental }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdrawConsent(id)
  const day = useHallDay(parental.givenAt)
  return (
    <>
      <DescriptionList
        rows={[{ label: USER_CONSENT_WORDS.givenOn, value: localDay(day) }, ...rowsOf(parental)]}
      />
      <div>
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {USER_CONSENT_WORDS.withdraw}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={USER_CONSENT_WORDS.withdrawTitle}
        cancelLabel={USER_CONSENT_WORDS.keep}
        confirmLabel={USER_CONSENT_WORDS.withdrawConfirm}
        danger
        busy={withdraw.isPending}
        problem={withdraw.error?.message}
        busyLabel={USER_CONSENT_WORDS.withdrawing}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        {USER_CONSENT_WORDS.withdrawEffect}
      </AlertDialog>
    </>
  )
}

function rowsOf({ method, parentEmail, idKind, idLastFour, recordedBy }: Parental) {
  if (method === 'email') return [{ label: USER_CONSENT_WORDS.byEmail, value: parentEmail ?? '' }]
  const id = idKind
    ? fillIn(USER_CONSENT_WORDS.idSeenText, {
        kind: ID_KIND_LABELS[idKind],
        lastFour: idLastFour ?? '',
      })
    : ''
  return [
    { label: USER_CONSENT_WORDS.idSeen, value: id },
    { label: USER_CONSENT_WORDS.recordedBy, value: recordedBy ?? USER_CONSENT_WORDS.formerAdmin },
  ]
}

function RecordConsent({ user }: { user: ViewedUser }) {
  const record = useRecordConsent(user.id)
  const { control, register, handleSubmit, formState } = useForm<{
    idKind: IdKind | ''
    idLastFour: string
  }>({ mode: 'onTouched', defaultValues: { idKind: '', idLastFour: '' } })

  const submit = handleSubmit(({ idKind, idLastFour }) => {
    if (idKind === '') return
    record.mutate({ idKind, idLastFour: cleanLastFour(idLastFour), ...NOTICE_ON_SCREEN })
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{fillIn(USER_CONSENT_WORDS.under18, { name: user.name })}</p>
      <Controller
        control={control}
        name="idKind"
        rules={{
          validate: (kind) =>
            kind === '' ? problemText(CONSENT_PROBLEMS.idKindRequired) : undefined,
        }}
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={USER_CONSENT_WORDS.idSeen}
            placeholder={USER_CONSENT_WORDS.selectId}
            options={ID_OPTIONS}
            value={field.value === '' ? undefined : field.value}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        label={USER_CONSENT_WORDS.lastFour}
        latinDigits
        autoComplete="off"
        error={formState.errors.idLastFour?.message}
        {...register('idLastFour', {
          validate: (text) => problemText(idLastFourProblem(cleanLastFour(text))),
        })}
      />
      <ConsentLine text={CONSENT_LINES.reception} />
      {record.error && <Notice tone="danger">{record.error.message}</Notice>}
      <div>
        <Button type="submit" busy={record.isPending} busyLabel={USER_CONSENT_WORDS.recording}>
          {USER_CONSENT_WORDS.record}
        </Button>
      </div>
    </form>
  )
}
