import type { ReactNode } from 'react'
import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { type LandingKey, landingTexts, type ShownDetails } from '#shared/words/landing-texts.ts'
import { ROOM_SUMMARY_WORDS } from '#words/booking/room-rules.ts'
import { LANDING_WORDS } from '#words/page/landing.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** Returns a text that depends on the hall, or a placeholder that the server fills. */
export type LandingText = (key: LandingKey | PageKey) => string

/** What the landing document depends on besides the settings. */
type PageKey =
  /** The app's public URL, without a slash at the end. */
  | 'publicUrl'
  /** Not empty if demo mode is available. */
  | 'demo'

/** Returns placeholders for server/http/pages/page-template.ts. */
export const templateText: LandingText = (key) => `{{${key}}}`

/** Returns the texts of a hall in the page's language. Without `taken`, free seats are not given. */
export function landingText(settings: ShownDetails, taken?: TakenSeats): LandingText {
  const words = { language: LANGUAGE, rooms: ROOM_SUMMARY_WORDS, landing: LANDING_WORDS }
  const texts: ReadonlyMap<string, string> = landingTexts(settings, words, taken)
  return (key) => texts.get(key) ?? ''
}

/** The texts of a hall with default settings and demo mode. For the development server, which fills no placeholders. */
export const defaultText: LandingText = (key) =>
  key === 'demo' ? 'on' : landingText(DEFAULT_SETTINGS)(key)

/** Renders its children if the text is not empty. For a placeholder, the server decides. */
export function IfGiven({ text, children }: { text: string; children: ReactNode }) {
  const [, key] = /^\{\{(.+)\}\}$/.exec(text) ?? []
  if (key === undefined) return text === '' ? null : children
  return (
    <>
      {`{{#${key}}}`}
      {children}
      {`{{/${key}}}`}
    </>
  )
}
