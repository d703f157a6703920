import { Controller } from 'react-hook-form'
import { JOB_TITLE_MAX_LENGTH } from '#shared/domain/membership.ts'
import { needsJobTitle, YES_NO } from '#shared/domain/options.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { MembershipFormApi } from '#web/features/membership/use-membership-form.ts'
import { focusField } from '#web/ui/form/focus-field.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { labelledOptions } from '#web/ui/select/select-list.ts'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'
import { EDUCATION_LABELS, OCCUPATION_LABELS, YES_NO_LABELS } from '#words/user/person-labels.ts'

const NO_JOB_HINTS = new Map([
  ['Student', MEMBERSHIP_WORDS.noJobForStudents],
  ['Unemployed', MEMBERSHIP_WORDS.noJobWhileLooking],
])

/** Asks for previous visits, education and occupation. */
export function BackgroundSection({ form }: { form: MembershipFormApi }) {
  const settings = usePublicSettings()
  const occupation = form.watch('currentOccupation')
  const noJob = occupation !== '' && !needsJobTitle(occupation)

  /** Clears the job title for Unemployed and Student (specification document 2, section 5). */
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
            label={fillIn(MEMBERSHIP_WORDS.visitedBefore, { hall: settings.name })}
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
            label={MEMBERSHIP_WORDS.education}
            error={fieldState.error?.message}
            options={labelledOptions(EDUCATION_LABELS)}
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
            label={MEMBERSHIP_WORDS.occupation}
            error={fieldState.error?.message}
            options={labelledOptions(OCCUPATION_LABELS)}
            onChange={changeOccupation}
            onChosen={(chosen) => focusField(needsJobTitle(chosen) ? 'jobTitle' : 'fatherName')}
          />
        )}
      />
      <TextField
        {...form.register('jobTitle')}
        label={MEMBERSHIP_WORDS.jobTitle}
        hint={NO_JOB_HINTS.get(occupation)}
        error={form.formState.errors.jobTitle?.message}
        disabled={noJob}
        autoComplete="organization-title"
        maxLength={JOB_TITLE_MAX_LENGTH}
      />
    </div>
  )
}
