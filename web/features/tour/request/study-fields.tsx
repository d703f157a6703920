import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { earliestExamination } from '#shared/domain/membership.ts'
import {
  EDUCATIONAL_BACKGROUNDS,
  EXAMS,
  needsJobTitle,
  OCCUPATIONS,
} from '#shared/domain/options.ts'
import { TourDate, TourSelect } from '#web/features/tour/request/controlled-fields.tsx'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { textOptions } from '#web/ui/select/select-list.ts'

/** Education, occupation and exam. */
export function StudyFields({ form, today }: { form: TourFormApi; today: CalendarDay }) {
  const occupation = form.watch('currentOccupation')
  const noJob = occupation !== '' && !needsJobTitle(occupation)

  /** Clears the job title for Unemployed and Student (document 2, section 5). */
  function changeOccupation(chosen: string) {
    form.setValue('currentOccupation', chosen, { shouldDirty: true, shouldValidate: true })
    if (needsJobTitle(chosen)) return
    form.setValue('jobTitle', '', { shouldDirty: true })
    form.clearErrors('jobTitle')
  }

  return (
    <FieldGroup title="Your studies" description="Helps us show you what fits.">
      <TourSelect
        form={form}
        name="educationalBackground"
        label="Educational background"
        options={textOptions(EDUCATIONAL_BACKGROUNDS)}
      />
      <TourSelect
        form={form}
        name="currentOccupation"
        label="Current occupation"
        options={textOptions(OCCUPATIONS)}
        onChange={changeOccupation}
      />
      <TextField
        {...form.register('jobTitle')}
        label="Job title"
        className="sm:col-span-2"
        error={form.formState.errors.jobTitle?.message}
        disabled={noJob}
        placeholder={noJob ? NOT_NEEDED[occupation] : undefined}
        autoComplete="organization-title"
        maxLength={100}
      />
      <TourSelect
        form={form}
        name="examPreparation"
        label="Exam preparation"
        options={textOptions(EXAMS)}
      />
      <TourDate
        form={form}
        name="examinationDate"
        label="Examination date"
        today={today}
        min={earliestExamination(today)}
      />
    </FieldGroup>
  )
}

const NOT_NEEDED: Partial<Record<string, string>> = {
  Student: 'Not needed for a student',
  Unemployed: 'Not needed while you are unemployed',
}
