import { useEffect } from 'react'
import { useLocation } from 'wouter'
import {
  clearRegistration,
  leaveRegistration,
} from '#web/features/auth/register/registration-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The account exists; the user logs in next. */
export function CongratulationsStep({ email }: { email: string }) {
  const [, navigate] = useLocation()
  useEffect(clearRegistration, [])
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 text-center">
      <span className="flex size-16 items-center justify-center rounded-full bg-success-soft text-success">
        <Icon name="checkCircle" className="size-9" />
      </span>
      <p className="w-full text-lg wrap-anywhere text-ink">
        Your account has been created successfully for {email}
      </p>
      <Button
        size="large"
        block
        trailing="arrowRight"
        onClick={() => navigate('/login', { state: leaveRegistration(email) })}
      >
        Continue to Login
      </Button>
    </Card>
  )
}
