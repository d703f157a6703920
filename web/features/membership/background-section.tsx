import { Controller } from 'react-hook-form'
import {
  EDUCATIONAL_BACKGROUNDS,
  needsJobTitle,
  OCCUPATIONS,
  YES_NO,
} from '#shared/domain/options.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import type { MembershipFormApi } from '#web/features/membership/use-membership-form.ts'
import { focusField } from '#web/ui/form/focus-field.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { textOptions } from '#web/ui/select/select-list.ts'

const YES_NO_LABELS = { yes: 'Yes', no: 'No' }

const NO_JOB_HINTS = new Map([
  ['Student', 'Not needed for students.'],
  ['Unemployed', 'Not needed while you are looking for work.'],
])

/** Previous visits, education and occupation. */
export function BackgroundSection({ form }: { form: MembershipFormApi }) {
  const settings = usePublicSettings()
  const occupation = form.watch('currentOccupation')
  const noJob = occupation !== '' && !needsJobTitle(occupation)

  /** Clears the job title for Unemployed and Student (document 2, section 5). */
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
            label={`Have you visited ${settings.name} before?`}
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
            options={textOptions(EDUCATIONAL_BACKGROUNDS)}
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
            options={textOptions(OCCUPATIONS)}
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
