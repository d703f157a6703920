import { IfGiven, type LandingText } from '#web/features/landing/landing-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LANDING_WORDS as WORDS } from '#words/landing.ts'

/** The hall's opening hours, address and contact. */
export function Visit({ text }: { text: LandingText }) {
  return (
    <section aria-labelledby="visit" className="border-t border-line py-14 sm:py-20">
      <h2 id="visit" className="font-display text-3xl font-semibold sm:text-4xl">
        {text('visitTitle')}
      </h2>
      <p className="mt-4 flex items-start gap-2 text-lg font-medium">
        <Icon name="clock" className="mt-1 size-5 shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere">{text('openingHours')}</span>
      </p>
      <address className="mt-3 min-w-0 wrap-anywhere not-italic empty:hidden">
        <IfGiven text={text('address')}>
          <p className="whitespace-pre-line">{text('address')}</p>
        </IfGiven>
        <MapAndPhone text={text} />
        <IfGiven text={text('email')}>
          <ContactLink href={text('emailLink')}>{text('email')}</ContactLink>
        </IfGiven>
      </address>
    </section>
  )
}

/** Links to the hall's map and phone, if given. */
export function MapAndPhone({ text }: { text: LandingText }) {
  return (
    <>
      <IfGiven text={text('mapLink')}>
        <ContactLink href={text('mapLink')}>{WORDS.openMap}</ContactLink>
      </IfGiven>
      <IfGiven text={text('phone')}>
        <ContactLink href={text('phoneLink')}>{text('phone')}</ContactLink>
      </IfGiven>
    </>
  )
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <p>
      <a
        href={href}
        className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
      >
        {children}
      </a>
    </p>
  )
}
