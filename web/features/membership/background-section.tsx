import { Controller } from 'react-hook-form'
import {
  EDUCATIONAL_BACKGROUNDS,
  needsJobTitle,
  OCCUPATIONS,
  YES_NO,
} from '#shared/domain/options.ts'
import { useHall } from '#web/api/hall.ts'
import type { MembershipFormApi } from '#web/features/membership/use-membership-form.ts'
import { choices } from '#web/ui/choices.ts'
import { focusField } from '#web/ui/focus-next.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const YES_NO_LABELS = { yes: 'Yes', no: 'No' }

const NO_JOB_HINTS = new Map([
  ['Student', 'Not needed for students.'],
  ['Unemployed', 'Not needed while you look for work.'],
])

/** Whether they were here before, what they learned and what they do. */
export function BackgroundSection({ form }: { form: MembershipFormApi }) {
  const hall = useHall()
  const occupation = form.watch('currentOccupation')
  const noJob = occupation !== '' && !needsJobTitle(occupation)

  /** Unemployed and Student clear the job title (document 2, section 5). */
  function changeOccupation(chosen: string) {
    form.setValue('currentOccupation', chosen, { shouldDirty: true, shouldValidate: true })
    if (!needsJobTitle(chosen)) {
      form.setValue('jobTitle', '', { shouldDirty: true })
      form.clearErrors('jobTitle')
    }
  }

  return (
    <div className="space-y-6">
      <Controller
        control={form.control}
        name="visitedBefore"
        render={({ field, fieldState }) => (
          <RadioCards
            {...field}
            label={`Have you visited ${hall.name} before?`}
            columns={2}
            error={fieldState.error?.message}
            value={YES_NO.find((answer) => answer === field.value)}
            options={YES_NO.map((answer) => ({ value: answer, title: YES_NO_LABELS[answer] }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="educationalBackground"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label="Educational background"
            error={fieldState.error?.message}
            options={choices(EDUCATIONAL_BACKGROUNDS)}
            onChosen={() => focusField('currentOccupation')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="currentOccupation"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label="Current occupation"
            error={fieldState.error?.message}
            options={choices(OCCUPATIONS)}
            onChange={changeOccupation}
            onChosen={(chosen) => focusField(needsJobTitle(chosen) ? 'jobTitle' : 'fatherName')}
          />
        )}
      />
      <TextField
        {...form.register('jobTitle')}
        label="Job title"
        hint={NO_JOB_HINTS.get(occupation)}
        error={form.formState.errors.jobTitle?.message}
        disabled={noJob}
        autoComplete="organization-title"
        maxLength={100}
      />
    </div>
  )
}
