import { JOB_TITLE_MAX_LENGTH } from '#shared/domain/membership.ts'
import { needsJobTitle } from '#shared/domain/options.ts'
import { EMAIL_MAX_LENGTH } from '#shared/domain/user/email.ts'
import { FieldGroup } from '#web/features/tour/request/field-group.tsx'
import { TourSelect } from '#web/features/tour/request/tour-select.tsx'
import type { TourFormApi } from '#web/features/tour/request/use-tour-form.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { labelledOptions } from '#web/ui/select/select-list.ts'
import { TOUR_REQUEST_WORDS } from '#words/tour/tour-request.ts'
import { EDUCATION_LABELS, GENDER_LABELS, OCCUPATION_LABELS } from '#words/user/person-labels.ts'

const { fields: FIELDS, about: WORDS } = TOUR_REQUEST_WORDS
const NOT_NEEDED: Partial<Record<string, string>> = TOUR_REQUEST_WORDS.noJob

/** Asks for email, gender, education and occupation. */
export function AboutStep({ form }: { form: TourFormApi }) {
  const { errors } = form.formState
  const occupation = form.watch('currentOccupation')
  const noJob = occupation !== '' && !needsJobTitle(occupation)

  /** Clears the job title for Unemployed and Student (specification document 2, section 5). */
  function changeOccupation(chosen: string) {
    form.setValue('currentOccupation', chosen, { shouldDirty: true, shouldValidate: true })
    if (needsJobTitle(chosen)) return
    form.setValue('jobTitle', '', { shouldDirty: true })
    form.clearErrors('jobTitle')
  }

  return (
    <FieldGroup title={WORDS.title} description={WORDS.text}>
      <TextField
        {...form.register('email')}
        label={FIELDS.email}
        error={errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        maxLength={EMAIL_MAX_LENGTH}
      />
      <TourSelect
        form={form}
        name="gender"
        label={FIELDS.gender}
        options={labelledOptions(GENDER_LABELS)}
      />
      <TourSelect
        form={form}
        name="educationalBackground"
        label={FIELDS.educationalBackground}
        options={labelledOptions(EDUCATION_LABELS)}
      />
      <TourSelect
        form={form}
        name="currentOccupation"
        label={FIELDS.currentOccupation}
        options={labelledOptions(OCCUPATION_LABELS)}
        onChange={changeOccupation}
      />
      <TextField
        {...form.register('jobTitle')}
        label={FIELDS.jobTitle}
        hint={occupation === '' ? TOUR_REQUEST_WORDS.jobTitleHint : undefined}
        className="sm:col-span-2"
        error={errors.jobTitle?.message}
        disabled={noJob}
        placeholder={noJob ? NOT_NEEDED[occupation] : undefined}
        autoComplete="organization-title"
        enterKeyHint="next"
        maxLength={JOB_TITLE_MAX_LENGTH}
      />
    </FieldGroup>
  )
}
