import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import {
  ADDRESS_MAX_LENGTH,
  FATHER_NAME_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
} from '#shared/domain/membership.ts'
import { needsJobTitle, YES_NO } from '#shared/domain/options.ts'
import { PARENT_CONTACT_MAX_LENGTH } from '#shared/domain/user/parent-contact.ts'
import { FieldRow } from '#web/features/user/walk-in/field-row.tsx'
import type { WalkInValues } from '#web/features/user/walk-in/walk-in-form.ts'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Select, type SelectOption } from '#web/ui/select/select.tsx'
import { labelledOptions } from '#web/ui/select/select-list.ts'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'
import {
  EDUCATION_LABELS,
  EXAM_LABELS,
  OCCUPATION_LABELS,
  YES_NO_LABELS,
} from '#words/user/person-labels.ts'
import { USER_DETAILS } from '#words/user/user-management.ts'

const VISITED_OPTIONS = YES_NO.map((value) => ({ value, label: YES_NO_LABELS[value] }))

/** The membership details. */
export function DetailFields() {
  const { register, formState, setValue, watch } = useFormContext<WalkInValues>()
  const { errors } = formState
  const occupation = watch('currentOccupation')
  const noJob = occupation !== '' && !needsJobTitle(occupation)
  return (
    <FieldRow title={WORDS.parts.details}>
      <Choice name="visitedBefore" label={USER_DETAILS.visitedBefore} options={VISITED_OPTIONS} />
      <Choice
        name="educationalBackground"
        label={USER_DETAILS.education}
        options={labelledOptions(EDUCATION_LABELS)}
      />
      <Choice
        name="currentOccupation"
        label={USER_DETAILS.occupation}
        options={labelledOptions(OCCUPATION_LABELS)}
        onChange={(chosen) => {
          if (!needsJobTitle(chosen)) setValue('jobTitle', '')
        }}
      />
      {!noJob && (
        <TextField
          label={USER_DETAILS.jobTitle}
          autoComplete="off"
          maxLength={JOB_TITLE_MAX_LENGTH}
          error={errors.jobTitle?.message}
          {...register('jobTitle')}
        />
      )}
      <TextField
        label={USER_DETAILS.fatherName}
        autoComplete="off"
        autoCapitalize="words"
        maxLength={FATHER_NAME_MAX_LENGTH}
        error={errors.fatherName?.message}
        {...register('fatherName')}
      />
      <TextField
        label={USER_DETAILS.parentContact}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={PARENT_CONTACT_MAX_LENGTH}
        error={errors.parentContactNumber?.message}
        {...register('parentContactNumber')}
      />
      <TextField
        label={USER_DETAILS.address}
        autoComplete="off"
        maxLength={ADDRESS_MAX_LENGTH}
        error={errors.currentAddress?.message}
        {...register('currentAddress')}
      />
      <Choice
        name="examPreparation"
        label={USER_DETAILS.exam}
        options={labelledOptions(EXAM_LABELS)}
      />
      <TextField
        label={USER_DETAILS.examinationDate}
        type="date"
        error={errors.examinationDate?.message}
        {...register('examinationDate')}
      />
    </FieldRow>
  )
}

type ChoiceName =
  | 'visitedBefore'
  | 'educationalBackground'
  | 'currentOccupation'
  | 'examPreparation'

/** A select of the form. A choice moves the focus to the next field. */
function Choice<Value extends string>({
  name,
  label,
  options,
  onChange,
}: {
  name: ChoiceName
  label: string
  options: readonly SelectOption<Value>[]
  onChange?: (value: Value) => void
}): ReactNode {
  const { control } = useFormContext<WalkInValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Select
          {...field}
          label={label}
          options={options}
          value={options.find(({ value }) => value === field.value)?.value}
          error={fieldState.error?.message}
          onChange={(value) => {
            field.onChange(value)
            onChange?.(value)
          }}
          onChosen={(_, chosen) => focusFieldAfter(chosen)}
        />
      )}
    />
  )
}
