import type { ReactNode } from 'react'
import { IfGiven, type LandingText } from '#web/features/landing/landing-text.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LANDING_WORDS as WORDS } from '#words/page/landing.ts'

/** The way to the hall and its contact. Left out without both, because the first screen says the opening hours. */
export function Visit({ text }: { text: LandingText }) {
  return (
    <IfGiven text={text('visitTitle')}>
      <section aria-labelledby="visit" className="border-t border-line py-14 sm:py-20">
        <h2 id="visit" className="font-display text-3xl font-semibold sm:text-4xl">
          {text('visitTitle')}
        </h2>
        <HallFacts text={text} email />
      </section>
    </IfGiven>
  )
}

/** Opening hours, address with the map, and phone: each on a line of its own, if given. */
export function HallFacts({ text, email = false }: { text: LandingText; email?: boolean }) {
  return (
    <address className="mt-5 grid min-w-0 gap-4 wrap-anywhere not-italic">
      <Fact icon={<Icon name="clock" className={ICON} />}>
        <p lang={text('openingHoursLanguage')} className="whitespace-pre-line">
          {text('openingHours')}
        </p>
      </Fact>
      <IfGiven text={text('address')}>
        <Fact icon={<Pin />}>
          <p lang={text('addressLanguage')} className="whitespace-pre-line">
            {text('address')}
          </p>
        </Fact>
      </IfGiven>
      <IfGiven text={text('mapLink')}>
        <Fact icon={<span className={ICON} />} below>
          <ContactLink href={text('mapLink')}>{WORDS.openMap}</ContactLink>
        </Fact>
      </IfGiven>
      <IfGiven text={text('phone')}>
        <Fact icon={<Icon name="phone" className={ICON} />}>
          <ContactLink href={text('phoneLink')}>{text('phone')}</ContactLink>
        </Fact>
      </IfGiven>
      {email && (
        <IfGiven text={text('email')}>
          <Fact icon={<Icon name="mail" className={ICON} />}>
            <ContactLink href={text('emailLink')}>{text('email')}</ContactLink>
          </Fact>
        </IfGiven>
      )}
    </address>
  )
}

const ICON = 'mt-1 size-5 shrink-0 text-primary'

/** `below` moves it closer to the fact above. */
function Fact({
  icon,
  below = false,
  children,
}: {
  icon: ReactNode
  below?: boolean
  children: ReactNode
}) {
  return (
    <div className={classes('flex items-start gap-3', below && '-mt-2.5')}>
      {icon}
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Only this page has this icon. */
function Pin() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
      className={ICON}
    >
      <path d="M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />
    </svg>
  )
}

/** Tall enough for a thumb. The margins align its text with the icon. */
export function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="-my-2 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
    >
      {children}
    </a>
  )
}
