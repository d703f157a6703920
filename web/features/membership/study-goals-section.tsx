import { Controller } from 'react-hook-form'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { earliestExamination } from '#shared/domain/membership.ts'
import { SelfieField } from '#web/features/membership/selfie-field.tsx'
import type { MembershipFormApi } from '#web/features/membership/use-membership-form.ts'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { focusField } from '#web/ui/form/focus-field.ts'
import { Select } from '#web/ui/select/select.tsx'
import { labelledOptions } from '#web/ui/select/select-list.ts'
import { MEMBERSHIP_WORDS } from '#words/user/membership.ts'
import { EXAM_LABELS } from '#words/user/person-labels.ts'

/** Asks for the exam, its date and the selfie. */
export function StudyGoalsSection({
  form,
  today,
  savedSelfie,
  onPreparing,
}: {
  form: MembershipFormApi
  today: CalendarDay
  /** The path of the saved selfie on the server. */
  savedSelfie: string | undefined
  onPreparing: (work: Promise<unknown>) => void
}) {
  return (
    <div className="space-y-6">
      <Controller
        control={form.control}
        name="examPreparation"
        render={({ field, fieldState }) => (
          <Select
            {...field}
            label={MEMBERSHIP_WORDS.exam}
            placeholder={MEMBERSHIP_WORDS.chooseExam}
            error={fieldState.error?.message}
            options={labelledOptions(EXAM_LABELS)}
            onChosen={() => focusField('examinationDate')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="examinationDate"
        render={({ field, fieldState }) => (
          <DatePicker
            {...field}
            label={MEMBERSHIP_WORDS.examDate}
            error={fieldState.error?.message}
            today={today}
            min={earliestExamination(today)}
            onChosen={() => focusField('selfiePhoto')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="selfiePhoto"
        render={({ field, fieldState }) => (
          <SelfieField
            field={field}
            error={fieldState.error?.message}
            savedPath={savedSelfie}
            onPreparing={onPreparing}
            onChosen={() => void form.trigger('selfiePhoto')}
          />
        )}
      />
    </div>
  )
}
