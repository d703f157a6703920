import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { fillIn } from '#shared/domain/placeholders.ts'
import {
  clearRegistration,
  leaveRegistration,
} from '#web/features/auth/register/registration-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'

/** Says that the account was created, and leads to the login. */
export function CongratulationsStep({ email }: { email: string }) {
  const [, navigate] = useLocation()
  useEffect(clearRegistration, [])
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="checkCircle" className="size-9" />
      </span>
      <p className="w-full text-lg wrap-anywhere text-ink">
        {fillIn(REGISTER_WORDS.created, { email })}
      </p>
      <p className="w-full text-pretty text-ink-soft">{REGISTER_WORDS.next}</p>
      <Button
        size="large"
        block
        trailing="arrowRight"
        onClick={() => navigate('/login', { state: leaveRegistration(email) })}
      >
        {REGISTER_WORDS.toLogin}
      </Button>
    </Card>
  )
}
