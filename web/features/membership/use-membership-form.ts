import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { User } from '#shared/contract/wire-names.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { initialValues, saveMembershipDraft } from '#web/features/membership/membership-draft.ts'
import {
  type MembershipRules,
  type MembershipValues,
  membershipResolver,
  problemsOf,
} from '#web/features/membership/membership-form.ts'
import { sectionStates } from '#web/features/membership/section-states.ts'
import { usePreservedPhoto } from '#web/session/preserved-photo.ts'
import { useOnValuesChange } from '#web/ui/form/use-on-values-change.ts'

/** The membership form of a user and the states of its sections. */
export function useMembershipForm(
  user: Pick<User, 'id' | 'membershipDetails'>,
  today: CalendarDay,
) {
  const [defaultValues] = useState(() => initialValues(user))
  const selfieSaved = typeof user.membershipDetails?.selfiePhoto === 'string'
  const rules: MembershipRules = { today, selfieSaved }
  const form = useForm<MembershipValues, MembershipRules>({
    mode: 'onTouched',
    defaultValues,
    resolver: membershipResolver,
    context: rules,
    // The screen opens the section of the first invalid field before it focuses the field.
    shouldFocusError: false,
  })
  usePreservedPhoto(user.id, form.watch('selfiePhoto'), (file) =>
    form.setValue('selfiePhoto', file),
  )
  useOnValuesChange(form, (values) => saveMembershipDraft(user, values))
  const { errors } = form.formState
  const states = sectionStates(
    problemsOf(form.watch(), rules),
    (field) => errors[field] !== undefined,
  )
  return { form, states }
}

export type MembershipFormApi = ReturnType<typeof useMembershipForm>['form']
