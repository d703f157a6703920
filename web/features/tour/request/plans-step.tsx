import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { earliestExamination } from '#shared/domain/membership.ts'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import { TourDate } from '#web/features/tour/request/tour-date.tsx'
import { TourSelect } from '#web/features/tour/request/tour-select.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { labelledOptions } from '#web/ui/select/select-list.ts'
import { EXAM_LABELS } from '#words/person-labels.ts'
import { REFERRAL_SOURCE_LABELS, STUDY_ROOM_DURATION_LABELS } from '#words/tour-labels.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour-request.ts'

const { fields: FIELDS, plans: PLANS, questions: QUESTIONS } = TOUR_REQUEST_WORDS

/** Asks for the exam and the plans, and the hall's own questions. */
export function PlansStep({ form, today }: { form: TourFormApi; today: CalendarDay }) {
  const { errors } = form.formState
  return (
    <>
      <FieldGroup title={PLANS.title} description={PLANS.text}>
        <TourSelect
          form={form}
          name="examPreparation"
          label={FIELDS.examPreparation}
          options={labelledOptions(EXAM_LABELS)}
        />
        <TourDate
          form={form}
          name="examinationDate"
          label={FIELDS.examinationDate}
          today={today}
          min={earliestExamination(today)}
        />
        <TourSelect
          form={form}
          name="studyRoomDuration"
          label={FIELDS.studyRoomDuration}
          options={labelledOptions(STUDY_ROOM_DURATION_LABELS)}
        />
        <TourDate form={form} name="startDate" label={FIELDS.startDate} today={today} min={today} />
      </FieldGroup>
      <FieldGroup title={QUESTIONS.title} description={QUESTIONS.text}>
        <div className="sm:col-span-2">
          <TourSelect
            form={form}
            name="howDidYouKnow"
            label={FIELDS.howDidYouKnow}
            options={labelledOptions(REFERRAL_SOURCE_LABELS)}
          />
        </div>
        <TextArea
          {...form.register('previousStudyRoomExperience')}
          label={FIELDS.previousStudyRoomExperience}
          hint={TOUR_REQUEST_WORDS.experienceHint}
          className="sm:col-span-2"
          error={errors.previousStudyRoomExperience?.message}
          maxLength={500}
        />
        <TextArea
          {...form.register('studyRoomComparison')}
          label={FIELDS.studyRoomComparison}
          hint={TOUR_REQUEST_WORDS.comparisonHint}
          className="sm:col-span-2"
          error={errors.studyRoomComparison?.message}
          maxLength={500}
        />
      </FieldGroup>
    </>
  )
}
