import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#shared/contract/user.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { keepMembershipDraft, keptValues } from '#web/features/membership/membership-draft.ts'
import {
  judgeMembership,
  type MembershipRules,
  type MembershipValues,
  problemsOf,
} from '#web/features/membership/membership-form.ts'
import { sectionStates } from '#web/features/membership/section-states.ts'
import { useTyped } from '#web/ui/use-typed.ts'

/** The membership form of a user, and how its sections stand. */
export function useMembershipForm(
  user: Pick<CurrentUser, '_id' | 'membershipDetails'>,
  today: CalendarDay,
) {
  const [defaultValues] = useState(() => keptValues(user))
  const selfieSaved = typeof user.membershipDetails?.selfiePhoto === 'string'
  const rules: MembershipRules = { today, selfieSaved }
  const form = useForm<MembershipValues, MembershipRules>({
    mode: 'onTouched',
    defaultValues,
    resolver: judgeMembership,
    context: rules,
    // A field in a closed section can't take the focus before its section is open.
    shouldFocusError: false,
  })
  useTyped(form, (values) => keepMembershipDraft(user, values))
  const { errors } = form.formState
  const states = sectionStates(
    problemsOf(form.watch(), rules),
    (field) => errors[field] !== undefined,
  )
  return { form, states }
}

export type MembershipFormApi = ReturnType<typeof useMembershipForm>['form']
