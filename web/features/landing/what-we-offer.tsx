import { MAX_AMENITIES } from '#shared/domain/settings/landing-details.ts'
import { IfGiven, type LandingText } from '#web/features/landing/landing-text.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { LANDING_WORDS as WORDS } from '#words/page/landing.ts'

const { features } = WORDS
const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'book', ...features.focus },
  { icon: 'seat', ...features.facilities },
  { icon: 'users', ...features.community },
  { icon: 'clock', ...features.access },
]

const AMENITIES = Array.from({ length: MAX_AMENITIES }, (_, index) => `amenity.${index}` as const)

/** What the hall offers (specification document 2, section 1), and the amenities in its settings. */
export function WhatWeOffer({ text }: { text: LandingText }) {
  return (
    <section aria-labelledby="features" className="py-14 sm:py-20">
      <h2 id="features" className="font-display text-3xl font-semibold sm:text-4xl">
        {WORDS.offer}
      </h2>
      <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map((feature) => (
          <li key={feature.title} className="flex gap-4 lg:block">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
              <Icon name={feature.icon} className="size-6" />
            </span>
            <div className="min-w-0 lg:mt-4">
              <h3 className="font-display text-xl leading-tight font-semibold">{feature.title}</h3>
              <p className="mt-1 text-ink-soft">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <IfGiven text={text('amenities')}>
        <h3 id="amenities" className="mt-10 font-display text-xl leading-tight font-semibold">
          {WORDS.amenities}
        </h3>
        <ul
          aria-labelledby="amenities"
          className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-8"
        >
          {AMENITIES.map((key) => (
            <IfGiven key={key} text={text(key)}>
              <li className="flex min-w-0 gap-2">
                <Icon name="check" className="mt-1 size-4 text-primary" />
                <span className="min-w-0 wrap-anywhere">{text(key)}</span>
              </li>
            </IfGiven>
          ))}
        </ul>
      </IfGiven>
    </section>
  )
}
