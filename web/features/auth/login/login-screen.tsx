import { useHistoryState } from 'wouter/use-browser-location'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { LoginForm } from '#web/features/auth/login/login-form.tsx'
import { afterRegistration } from '#web/features/auth/register/registration-session.ts'
import { readLoginState } from '#web/session/login-state.ts'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** 'Welcome Back' (document 1, section 2). */
export function LoginScreen() {
  const historyState = readLoginState(useHistoryState())
  const loginState =
    historyState.message === undefined ? { ...afterRegistration(), ...historyState } : historyState
  return (
    <AuthPage
      title="Welcome Back"
      subtitle="Log in with your email or member ID."
      back={{ label: 'Back to home', href: '/' }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {loginState.message !== undefined && <Notice>{loginState.message}</Notice>}
        <Card>
          <LoginForm
            email={loginState.email}
            remembered={loginState.from ?? loginState.redirectTo}
          />
        </Card>
        <p className="text-center text-ink-soft">
          Don't have an account? <TextLink href="/register">Sign up</TextLink>
        </p>
      </div>
    </AuthPage>
  )
}
