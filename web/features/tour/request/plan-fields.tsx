import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { STUDY_ROOM_DURATION_LABELS, WAY_OF_HEARING_LABELS } from '#shared/domain/options.ts'
import { TourDate, TourSelect } from '#web/features/tour/request/controlled-fields.tsx'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { labelledOptions } from '#web/ui/select/select-list.ts'

/** The visitor's plans and experience with study rooms. */
export function PlanFields({ form, today }: { form: TourFormApi; today: CalendarDay }) {
  const { errors } = form.formState
  return (
    <FieldGroup
      title="Your study room"
      description="Your plans, and any experience with study rooms."
    >
      <TourSelect
        form={form}
        name="studyRoomDuration"
        label="Study room duration"
        options={labelledOptions(STUDY_ROOM_DURATION_LABELS)}
      />
      <TourDate form={form} name="startDate" label="Start date" today={today} min={today} />
      <div className="sm:col-span-2">
        <TourSelect
          form={form}
          name="howDidYouKnow"
          label="How did you know about us?"
          options={labelledOptions(WAY_OF_HEARING_LABELS)}
        />
      </div>
      <TextArea
        {...form.register('previousStudyRoomExperience')}
        label="Previous study room experience"
        hint="Have you used a study room before? You may write 'No'."
        className="sm:col-span-2"
        error={errors.previousStudyRoomExperience?.message}
        maxLength={500}
      />
      <TextArea
        {...form.register('studyRoomComparison')}
        label="Study room comparison"
        hint="Are you comparing us with other study rooms? You may write 'No'."
        className="sm:col-span-2"
        error={errors.studyRoomComparison?.message}
        maxLength={500}
      />
    </FieldGroup>
  )
}
