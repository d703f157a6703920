import { useHistoryState } from 'wouter/use-browser-location'
import { AuthPage } from '#web/features/auth/auth-page.tsx'
import { LoginForm } from '#web/features/auth/login/login-form.tsx'
import { afterRegistration } from '#web/features/auth/register/registration-session.ts'
import { readLoginState } from '#web/session/login-state.ts'
import { Card } from '#web/ui/card.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AUTH_WORDS } from '#words/user/auth/auth.ts'
import { LOGIN_WORDS } from '#words/user/auth/login.ts'
import { LOGIN_NOTICES } from '#words/user/auth/login-notices.ts'

/** 'Welcome Back' (specification document 1, section 2). */
export function LoginScreen() {
  const historyState = readLoginState(useHistoryState())
  const loginState =
    historyState.notice === undefined ? { ...afterRegistration(), ...historyState } : historyState
  return (
    <AuthPage
      title={LOGIN_WORDS.title}
      subtitle={LOGIN_WORDS.subtitle}
      back={{ label: AUTH_WORDS.home, href: '/' }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {loginState.notice && <Notice>{LOGIN_NOTICES[loginState.notice]}</Notice>}
        <Card>
          <LoginForm
            email={loginState.email}
            requested={loginState.from ?? loginState.redirectTo}
          />
        </Card>
        <p className="text-center text-ink-soft">
          <Sentence
            text={LOGIN_WORDS.noAccount}
            link={<TextLink href="/register">{LOGIN_WORDS.signUp}</TextLink>}
          />
        </p>
      </div>
    </AuthPage>
  )
}
