import { useState } from 'react'
import { ERRORS } from '#shared/contract/errors.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { ApiError } from '#web/api/client.ts'
import { useToday } from '#web/api/hall.ts'
import { useDeleteAccount } from '#web/api/privacy.ts'
import { useSignedInUser } from '#web/session/current-user.ts'

type Problems = { password?: string | undefined; giveUp?: string | undefined }

/** The form that deletes an account; `onDeleted` hears what the server said. */
export function useDeletion(onDeleted: (message: string) => void) {
  const [password, setPassword] = useState('')
  const [givenUp, giveUp] = useState(false)
  const [asked, setAsked] = useState(false)
  const deletion = useDeleteAccount()
  const paidUntil = usePaidUntil()
  const problems = problemsOf({ password, givenUp, paidUntil })
  const wrong = isWrongPassword(deletion.error)

  function submit(onRefused: () => void) {
    setAsked(true)
    if (problems.password !== undefined || problems.giveUp !== undefined) return onRefused()
    const body = { password, giveUpMembership: givenUp }
    deletion.mutate(body, {
      onSuccess: ({ message }) => onDeleted(message),
      onError: onRefused,
    })
  }

  return {
    password,
    setPassword(text: string) {
      setPassword(text)
      deletion.reset()
    },
    givenUp,
    giveUp,
    /** The end of the last day that is paid for, while there is one ahead. */
    paidUntil,
    problems: {
      password: wrong ? ERRORS.passwordWrong.message : asked ? problems.password : undefined,
      giveUp: asked ? problems.giveUp : undefined,
    },
    /** Why the server has refused, where no field is to blame. */
    refused: wrong ? undefined : deletion.error?.message,
    busy: deletion.isPending,
    /** `onRefused` is called when something is wrong, here or for the server. */
    submit,
  }
}

function usePaidUntil(): CalendarDay | undefined {
  const { paidUntil } = useSignedInUser()
  const today = useToday()
  return paidUntil !== null && paidUntil > today ? paidUntil : undefined
}

export function problemsOf({
  password,
  givenUp,
  paidUntil,
}: {
  password: string
  givenUp: boolean
  paidUntil: CalendarDay | undefined
}): Problems {
  return {
    // Whether it is right the server knows; the rules for new ones do not belong here.
    password: password === '' ? 'Password is required' : undefined,
    giveUp:
      paidUntil !== undefined && !givenUp
        ? 'Please confirm that you give up your membership'
        : undefined,
  }
}

function isWrongPassword(error: Error | null): boolean {
  return error instanceof ApiError && error.serverMessage === ERRORS.passwordWrong.message
}
