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

const TITLES = { parent: "Your parent's consent", own: "You're 18 now" }

const ASK_PARENT =
  "You're under 18, so a parent or guardian must agree before you can book or pay. There are two ways."

/** The consent that an account waits for, and how to give it. */
export function ConsentScreen() {
  const user = useLoggedInUser()
  const [asked] = useState(user.consentNeeded)
  const { consentNeeded } = user
  return (
    <Page
      title={asked ? TITLES[asked] : 'Consent'}
      subtitle={consentNeeded === 'parent' ? ASK_PARENT : undefined}
      brand={<HallBrand />}
      actions={<LogoutButton />}
    >
      {consentNeeded === 'parent' && <AskParent email={user.email} />}
      {consentNeeded === 'own' && <OwnConsent />}
      {consentNeeded === null && (
        <div className="grid gap-5">
          <Notice tone="success" title="You can book">
            {asked
              ? 'Thank you. We have the consent we need.'
              : "We don't need a consent from you."}
          </Notice>
          <ButtonLink href={homeOf(progressOf(user))} size="large" trailing="arrowRight">
            Continue
          </ButtonLink>
        </div>
      )}
      <HallContact />
    </Page>
  )
}

function AskParent({ email }: { email: string }) {
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="font-display text-xl font-semibold">By email</h2>
        <p className="mt-1 mb-5 text-ink-soft">
          We email your parent an OTP and explain what it is for. If they agree, they give you the
          OTP.
        </p>
        <ParentCode ownEmail={email} />
      </Card>
      <Card>
        <h2 className="font-display text-xl font-semibold">At reception</h2>
        <p className="mt-1 text-ink-soft">
          Come to reception with your parent and their ID. We look at the ID and don't copy it.
        </p>
      </Card>
    </div>
  )
}
