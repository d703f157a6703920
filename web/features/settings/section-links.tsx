import { SYSTEM_SETTINGS_WORDS as WORDS } from '#words/system-settings.ts'

/** The sections in the order of the page. Their names are also the anchors in URLs. */
export const SETTINGS_PARTS = [
  'hall',
  'landing',
  'prices',
  'rules',
  'seats',
  'renewals',
  'upi',
  'tax',
  'door',
  'privacy',
  'login',
] as const
export type SettingsPart = (typeof SETTINGS_PARTS)[number]

/** Links to the sections, above them on a phone and beside them on a wide screen. */
export function SectionLinks({ onJump }: { onJump: (part: SettingsPart) => void }) {
  return (
    <nav
      aria-label={WORDS.sections}
      className="mb-6 lg:sticky lg:top-6 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l lg:border-line">
        {SETTINGS_PARTS.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              onClick={(event) => {
                event.preventDefault()
                onJump(part)
              }}
              className="flex min-h-11 items-center rounded-control border border-line bg-surface px-3 text-[0.9375rem] leading-tight font-medium text-primary no-underline -outline-offset-2 hover:border-primary hover:underline lg:min-h-8 lg:rounded-none lg:border-0 lg:bg-transparent lg:px-4"
            >
              {WORDS[part].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to the section and focuses its heading, so that keyboard navigation continues there. */
export function showSettingsPart(part: SettingsPart) {
  const section = document.getElementById(part)
  section?.scrollIntoView()
  section?.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true })
}
