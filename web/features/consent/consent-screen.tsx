import { useState } from 'react'
import { homeOf } from '#shared/domain/user/progress.ts'
import { OwnConsent } from '#web/features/consent/own-consent.tsx'
import { ParentCode } from '#web/features/consent/parent-code.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { progressOf } from '#web/session/progress-of.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { CONSENT_WORDS } from '#words/user/consent-screen.ts'

/** The consent that an account needs, and how to give it. */
export function ConsentScreen() {
  const user = useLoggedInUser()
  const [asked] = useState(user.consentNeeded)
  const { consentNeeded } = user
  return (
    <Page
      title={CONSENT_WORDS.titles[asked ?? 'given']}
      subtitle={consentNeeded === 'parent' ? CONSENT_WORDS.askParent : undefined}
      brand={<HallBrand />}
      actions={<LogoutButton />}
    >
      {consentNeeded === 'parent' && <AskParent email={user.email} />}
      {consentNeeded === 'own' && <OwnConsent />}
      {consentNeeded === null && (
        <div className="grid gap-5">
          <Notice tone="success" title={CONSENT_WORDS.given.title}>
            {asked ? CONSENT_WORDS.given.received : CONSENT_WORDS.given.notNeeded}
          </Notice>
          <ButtonLink href={homeOf(progressOf(user))} size="large" trailing="arrowRight">
            {CONSENT_WORDS.given.action}
          </ButtonLink>
        </div>
      )}
      <HallContact />
    </Page>
  )
}

function AskParent({ email }: { email: string }) {
  const { byEmail, atReception } = CONSENT_WORDS
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="font-display text-xl font-semibold">{byEmail.title}</h2>
        <p className="mt-1 mb-5 text-ink-soft">{byEmail.text}</p>
        <ParentCode ownEmail={email} />
      </Card>
      <Card>
        <h2 className="font-display text-xl font-semibold">{atReception.title}</h2>
        <p className="mt-1 text-ink-soft">{atReception.text}</p>
      </Card>
    </div>
  )
}
