import { SYSTEM_SETTINGS_WORDS as WORDS } from '#words/admin/system-settings.ts'

/** The sections in the order in which settings-editor.tsx shows them. Their names are also the anchors in URLs. */
export const SETTINGS_SECTIONS = [
  'hall',
  'landing',
  'prices',
  'rules',
  'seats',
  'renewals',
  'upi',
  'tax',
  'limits',
  'deposit',
  'lateFee',
  'door',
  'privacy',
  'login',
] as const
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

/** Links to the sections, above them on a phone and beside them on a wide screen. */
export function SectionLinks({ onJump }: { onJump: (section: SettingsSection) => void }) {
  return (
    <nav
      aria-label={WORDS.sections}
      className="mb-6 lg:sticky lg:top-6 lg:mb-0 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-l lg:border-line">
        {SETTINGS_SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              onClick={(event) => {
                event.preventDefault()
                onJump(section)
              }}
              className="flex min-h-11 items-center rounded-control border border-line bg-surface px-3 text-[0.9375rem] leading-tight font-medium text-primary no-underline -outline-offset-2 hover:border-primary hover:underline lg:min-h-7 lg:rounded-none lg:border-0 lg:bg-transparent lg:px-4"
            >
              {WORDS[section].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls to the section and focuses its heading, so that keyboard navigation continues there. */
export function showSettingsSection(section: SettingsSection) {
  const element = document.getElementById(section)
  element?.scrollIntoView()
  element?.querySelector<HTMLElement>('h2 button')?.focus({ preventScroll: true })
}
