import { Icon, type IconName } from '#web/ui/icon.tsx'

const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'book',
    title: 'Focused environment',
    text: 'Silent reading rooms, where everyone around you has come to study.',
  },
  {
    icon: 'seat',
    title: 'Modern facilities',
    text: 'Choose your own seat on the plan and enter with the QR pass on your phone.',
  },
  {
    icon: 'users',
    title: 'Community',
    text: 'Sit among students who have the same goal and keep each other going.',
  },
  {
    icon: 'clock',
    title: '24/7 access',
    text: 'Night, day and 24 hours batches: come at the hours at which you study best.',
  },
]

/** What the hall offers (document 2, section 1). */
export function Features() {
  return (
    <section aria-labelledby="features" className="py-14 sm:py-20">
      <h2 id="features" className="font-display text-3xl font-semibold sm:text-4xl">
        Everything is arranged for studying
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
