import { fillIn } from '#shared/domain/placeholders.ts'
import { DeskScene } from '#web/features/landing/desk-scene.tsx'
import { HowToJoin } from '#web/features/landing/how-to-join.tsx'
import { IfGiven, type LandingText } from '#web/features/landing/landing-text.tsx'
import { LanguageLinks } from '#web/features/landing/language-links.tsx'
import { Rooms } from '#web/features/landing/rooms.tsx'
import { ContactLink, HallFacts, Visit } from '#web/features/landing/visit.tsx'
import { WhatWeOffer } from '#web/features/landing/what-we-offer.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Wordmark } from '#web/ui/logo.tsx'
import { FOOTER_WORDS } from '#words/page/footer.ts'
import { LANDING_WORDS as WORDS } from '#words/page/landing.ts'
import { LANGUAGE } from '#words/page/language.ts'

/**
 * The landing page (specification document 2, section 1). Prerendered by the build, so it works without JavaScript.
 * The server fills in the texts that depend on the hall. If `loggedIn` is undefined, a script decides which link the
 * header shows.
 */
export function LandingPage({ text, loggedIn }: { text: LandingText; loggedIn?: boolean }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{landingTitle(text)}</title>
      <Header text={text} loggedIn={loggedIn} />
      <main className="mx-auto w-full max-w-6xl flex-1 px-gutter sm:px-8">
        <Hero text={text} loggedIn={loggedIn} />
        <Stats text={text} />
        <WhatWeOffer text={text} />
        <Rooms text={text} />
        <HowToJoin loggedIn={loggedIn} />
        <Visit text={text} />
      </main>
      <Footer text={text} />
    </div>
  )
}

export function landingTitle(text: LandingText): string {
  return fillIn(WORDS.title, { name: text('name') })
}

function Header({ text, loggedIn }: { text: LandingText; loggedIn: boolean | undefined }) {
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-2 px-gutter pb-3 sm:px-8 sm:py-5">
      <LanguageLinks className="-mx-2 max-sm:w-full sm:order-2 sm:ml-auto" />
      <div className="flex-1" data-built-in-name={text('builtInName')}>
        <Wordmark name={text('name')} />
      </div>
      {loggedIn !== true && (
        <ButtonLink href="/login" className={classes(ENTRY, 'for-guests')} {...QUIET_BUTTON}>
          {WORDS.logIn}
        </ButtonLink>
      )}
      {loggedIn !== false && (
        <ButtonLink href="/dashboard" className={classes(ENTRY, 'for-users')} {...QUIET_BUTTON}>
          {WORDS.dashboard}
        </ButtonLink>
      )}
    </header>
  )
}

const ENTRY = '-mr-4 sm:order-3'
const QUIET_BUTTON = { variant: 'quiet', size: 'small' } as const

/** Devanagari needs more space between lines and none between letters. */
const HEADLINE =
  LANGUAGE === 'en'
    ? 'text-[2.6rem] leading-[1.08] tracking-[-0.015em] sm:leading-[1.08]'
    : 'text-4xl leading-tight sm:leading-tight'

function Hero({ text, loggedIn }: { text: LandingText; loggedIn: boolean | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 pt-4 pb-12 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:pb-16">
      <div>
        <IfGiven text={text('marathiName')}>
          <p lang="mr" className="mb-3 font-medium text-accent-ink">
            {text('marathiName')}
          </p>
        </IfGiven>
        <h1 className={classes(HEADLINE, 'font-display font-semibold sm:text-6xl')}>
          {WORDS.headline}
        </h1>
        <p className="mt-5 max-w-xl text-lg text-pretty text-ink-soft">{WORDS.intro}</p>
        <p className="mt-4 text-lg font-semibold text-pretty wrap-anywhere">{text('fromPrice')}</p>
        <IfGiven text={text('freeInHall')}>
          <p className="mt-1 whitespace-pre-line">{text('freeInHall')}</p>
        </IfGiven>
        {/* Visitors look for these first; the last section repeats them. */}
        <HallFacts text={text} />
        {/* A script shows the tour that this browser stores. */}
        <p id="tour" hidden className="mt-4 font-semibold">
          <ContactLink href="/visitor-pass">{WORDS.openPass}</ContactLink>
        </p>
        <div className="mt-6 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="/tour" size="large" trailing="arrowRight">
            {WORDS.requestTour}
          </ButtonLink>
          {loggedIn !== true && (
            <ButtonLink href="/register" className="for-guests" size="large" variant="secondary">
              {WORDS.createAccount}
            </ButtonLink>
          )}
        </div>
      </div>
      <DeskScene className="mx-auto w-full max-w-xl" />
    </div>
  )
}

const STATS = [
  { key: 'students', label: WORDS.students },
  { key: 'tours', label: WORDS.tours },
  { key: 'successRate', label: WORDS.successRate },
] as const

function Stats({ text }: { text: LandingText }) {
  return (
    <ul
      aria-label={WORDS.inNumbers}
      className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-card border border-line bg-surface py-5 text-center shadow-soft empty:hidden sm:py-7"
    >
      {STATS.map(({ key, label }) => (
        <IfGiven key={key} text={text(key)}>
          <li className="px-1">
            <span className="block font-display text-2xl leading-none font-semibold wrap-anywhere text-primary min-[22rem]:text-3xl sm:text-5xl">
              {text(key)}
            </span>{' '}
            <span className="mt-1.5 block text-sm text-ink-soft sm:text-base">{label}</span>
          </li>
        </IfGiven>
      ))}
    </ul>
  )
}

function Footer({ text }: { text: LandingText }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-baseline justify-between gap-x-10 gap-y-3 px-5 py-6 text-sm text-ink-soft sm:px-8">
        <p>
          {text('name')}
          <IfGiven text={text('marathiName')}>
            <span lang="mr" className="block">
              {text('marathiName')}
            </span>
          </IfGiven>
        </p>
        <a
          href="/privacy"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-primary"
        >
          {FOOTER_WORDS.privacy}
        </a>
      </div>
    </footer>
  )
}
