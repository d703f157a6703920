import { Icon, type IconName } from '#web/ui/icon.tsx'

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'book',
    title: 'Focused environment',
    text: 'Silent rooms where everyone has come to study.',
  },
  {
    icon: 'seat',
    title: 'Modern facilities',
    text: 'Pick your seat on the plan. Enter with the QR pass on your phone.',
  },
  {
    icon: 'users',
    title: 'Community',
    text: 'Study with people who share your goal.',
  },
  {
    icon: 'clock',
    title: '24/7 access',
    text: 'Day, night and 24-hour batches: study when you study best.',
  },
]

/** What the hall offers (document 2, section 1). */
export function WhatWeOffer() {
  return (
    <section aria-labelledby="features" className="py-14 sm:py-20">
      <h2 id="features" className="font-display text-3xl font-semibold sm:text-4xl">
        Everything set up for study
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 lg:block">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
              <Icon name={icon} className="size-6" />
            </span>
            <div className="lg:mt-4">
              <h3 className="font-display text-xl leading-tight font-semibold">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
