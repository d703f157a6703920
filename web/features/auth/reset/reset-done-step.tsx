import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { RESET_DONE } from '#shared/domain/user/password.ts'
import type { LoginState } from '#web/session/login-state.ts'
import { Notice } from '#web/ui/notice.tsx'

/** How long the message stays before the login screen opens (document 1, section 9). */
const REDIRECT_MS = 2000
const TO_LOGIN: LoginState = { message: RESET_DONE }

export function ResetDoneStep() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { state: TO_LOGIN }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return <Notice tone="success">{RESET_DONE}</Notice>
}
