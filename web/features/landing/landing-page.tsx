import { DEFAULT_ROOM_RULES, type RoomRules } from '#shared/domain/booking/room-rules.ts'
import { HALL_NAME, HALL_NAME_MARATHI } from '#shared/domain/settings/hall-details.ts'
import { PRIVACY_LINK } from '#shared/words/en/footer.ts'
import { DeskScene } from '#web/features/landing/desk-scene.tsx'
import { Rooms } from '#web/features/landing/rooms.tsx'
import { WhatWeOffer } from '#web/features/landing/what-we-offer.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Wordmark } from '#web/ui/logo.tsx'

/**
 * The landing page (document 2, section 1). Prerendered at build time, so it works without JavaScript.
 * For a renamed hall the server replaces the name and drops the Marathi one. It also fills the empty
 * address with the hall's contact, and says who can book which room.
 */
export function LandingPage({
  name = HALL_NAME,
  withMarathi = true,
  roomRules = DEFAULT_ROOM_RULES,
}: {
  name?: string
  roomRules?: RoomRules
  withMarathi?: boolean | undefined
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{landingTitle(name)}</title>
      <Header name={name} />
      <main className="mx-auto w-full max-w-6xl flex-1 px-5 sm:px-8">
        <Hero withMarathi={withMarathi} />
        <Stats />
        <WhatWeOffer />
        <Rooms rules={roomRules} />
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-10 gap-y-3 px-5 py-6 text-sm text-ink-soft sm:px-8">
          <p>
            {name}
            {withMarathi && <span lang="mr"> {HALL_NAME_MARATHI}</span>}
          </p>
          <address />
          <a href="/privacy" className="underline underline-offset-4 hover:text-primary">
            {PRIVACY_LINK}
          </a>
        </div>
      </footer>
    </div>
  )
}

export function landingTitle(name: string): string {
  return `${name}: a quiet seat for exam students`
}

function Header({ name }: { name: string }) {
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-4 px-5 py-3 sm:px-8 sm:py-5">
      <Wordmark name={name} />
      <ButtonLink href="/login" variant="quiet" size="small" className="-mr-4">
        Sign in
      </ButtonLink>
    </header>
  )
}

function Hero({ withMarathi }: { withMarathi: boolean }) {
  return (
    <div className="grid items-center gap-8 pt-4 pb-12 sm:pt-8 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:pb-16">
      <div>
        {withMarathi && (
          <p lang="mr" className="mb-3 font-medium text-accent-ink">
            {HALL_NAME_MARATHI}
          </p>
        )}
        <h1 className="font-display text-[2.6rem] leading-[1.08] font-semibold tracking-[-0.015em] sm:text-6xl">
          A quiet desk for the exam ahead
        </h1>
        <p className="mt-5 max-w-xl text-lg text-pretty text-ink-soft">
          A study hall for MPSC, UPSC, banking, NEET and other exams. Choose your room, your batch
          and your own seat.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <ButtonLink href="/tour" size="large" trailing="arrowRight">
            Request a tour
          </ButtonLink>
          <ButtonLink href="/register" size="large" variant="secondary">
            Create account
          </ButtonLink>
        </div>
      </div>
      <DeskScene className="mx-auto w-full max-w-xl" />
    </div>
  )
}

const STATS = [
  { figure: '2000+', label: 'students' },
  { figure: '500+', label: 'tours' },
  { figure: '95%', label: 'success rate' },
]

function Stats() {
  return (
    <ul
      aria-label="The study hall in numbers"
      className="grid grid-cols-3 divide-x divide-line rounded-card border border-line bg-surface py-5 text-center shadow-soft sm:py-7"
    >
      {STATS.map(({ figure, label }) => (
        <li key={label} className="px-2">
          <span className="block font-display text-3xl leading-none font-semibold text-primary sm:text-5xl">
            {figure}
          </span>{' '}
          <span className="mt-1.5 block text-sm text-ink-soft sm:text-base">{label}</span>
        </li>
      ))}
    </ul>
  )
}
