import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { LoginState } from '#web/session/login-state.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RESET_WORDS } from '#words/user/auth/reset.ts'

/** How long the message stays before the login screen opens (specification document 1, section 9). */
const REDIRECT_MS = 2000
const TO_LOGIN: LoginState = { notice: 'passwordReset' }

export function ResetDoneStep() {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/login', { state: TO_LOGIN }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return <Notice tone="success">{RESET_WORDS.done}</Notice>
}
