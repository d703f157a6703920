import { useState } from 'react'
import { isOver } from '#shared/domain/booking/study-day.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { LOGIN_PROBLEMS } from '#shared/domain/user/login-identifier.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { isRefusal } from '#web/api/client.ts'
import { useDeleteOwnUser } from '#web/api/user/privacy.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { ACCOUNT_DELETION_WORDS as WORDS } from '#words/user/account-deletion.ts'

type Problems = { password?: string | undefined; endMembership?: string | undefined }

/** The form that deletes the user's own account. Calls `onDeleted` after the deletion. */
export function useDeletion(onDeleted: () => void) {
  const [password, setPassword] = useState('')
  const [endMembership, setEndMembership] = useState(false)
  const [submitted, setSubmitted] = useState(false)
  const deletion = useDeleteOwnUser()
  const paidUntil = usePaidUntil()
  const problems = problemsOf({ password, endMembership, paidUntil })
  const wrongPassword = isRefusal(deletion.error, 'wrongPassword')

  function submit(onRefused: () => void) {
    setSubmitted(true)
    if (problems.password !== undefined || problems.endMembership !== undefined) return onRefused()
    const body = { password, endMembership }
    deletion.mutate(body, {
      onSuccess: onDeleted,
      onError: onRefused,
    })
  }

  return {
    password,
    setPassword(text: string) {
      setPassword(text)
      deletion.reset()
    },
    endMembership,
    setEndMembership,
    /** The end of the paid days; undefined if none are left. */
    paidUntil,
    problems: {
      password: wrongPassword ? deletion.error?.message : submitted ? problems.password : undefined,
      endMembership: submitted ? problems.endMembership : undefined,
    },
    /** The server's reason for a refusal that does not concern a field. */
    refused: wrongPassword ? undefined : deletion.error?.message,
    busy: deletion.isPending,
    /** Deletes the account. Calls `onRefused` if a field has a problem or the server refuses. */
    submit,
  }
}

function usePaidUntil(): CalendarDay | undefined {
  const { cover } = useLoggedInUser()
  const days = useStudyDays()
  return cover && !isOver(cover.lastEnd, days) ? cover.lastEnd.endDate : undefined
}

/** Returns the problems with the form's fields. */
export function problemsOf({
  password,
  endMembership,
  paidUntil,
}: {
  password: string
  endMembership: boolean
  paidUntil: CalendarDay | undefined
}): Problems {
  return {
    // Only the server can check the password; the rules for new passwords don't apply here.
    password: password === '' ? problemText(LOGIN_PROBLEMS.passwordRequired) : undefined,
    endMembership:
      paidUntil !== undefined && !endMembership ? WORDS.endMembershipRequired : undefined,
  }
}
