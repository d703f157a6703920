import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { earliestExamination } from '#shared/domain/membership.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { startsBeforeTour, TOUR_ANSWER_MAX_LENGTH } from '#shared/domain/tour/tour-form.ts'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import { TourDate } from '#web/features/tour/request/tour-date.tsx'
import { TourSelect } from '#web/features/tour/request/tour-select.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { labelledOptions } from '#web/ui/select/select-list.ts'
import { REFERRAL_SOURCE_LABELS, STUDY_ROOM_DURATION_LABELS } from '#words/tour/tour-labels.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'
import { EXAM_LABELS, YES_NO_LABELS } from '#words/user/person-labels.ts'

const { fields: FIELDS, plans: PLANS, questions: QUESTIONS } = TOUR_REQUEST_WORDS

/** Asks for the exam and the plans, and the hall's own questions. */
export function PlansStep({ form, today }: { form: TourFormApi; today: CalendarDay }) {
  const visit = form.watch()
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
        <TourDate
          form={form}
          name="startDate"
          label={FIELDS.startDate}
          hint={
            startsBeforeTour(visit)
              ? fillIn(TOUR_REQUEST_WORDS.beforeTour, { day: localDay(visit.tourDate) })
              : TOUR_REQUEST_WORDS.startHint
          }
          today={today}
          min={today}
        />
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
        <Question
          form={form}
          name="previousStudyRoomExperience"
          hint={TOUR_REQUEST_WORDS.experienceHint}
        />
        <Question form={form} name="studyRoomComparison" hint={TOUR_REQUEST_WORDS.comparisonHint} />
      </FieldGroup>
    </>
  )
}

/** A question that many visitors answer with 'No', which a button writes for them. */
function Question({
  form,
  name,
  hint,
}: {
  form: TourFormApi
  name: 'previousStudyRoomExperience' | 'studyRoomComparison'
  hint: string
}) {
  const writeNo = () =>
    form.setValue(name, YES_NO_LABELS.no, { shouldDirty: true, shouldValidate: true })
  return (
    <div className="sm:col-span-2">
      <TextArea
        {...form.register(name)}
        label={FIELDS[name]}
        hint={hint}
        error={form.formState.errors[name]?.message}
        rows={1}
        maxLength={TOUR_ANSWER_MAX_LENGTH}
      />
      {form.watch(name) === '' && (
        <Button variant="secondary" size="small" className="mt-2" onClick={writeNo}>
          {YES_NO_LABELS.no}
          <span className="sr-only">: {FIELDS[name]}</span>
        </Button>
      )}
    </div>
  )
}
