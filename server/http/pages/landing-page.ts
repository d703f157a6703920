import type { TakenSeats } from '#shared/domain/booking/free-seats.ts'
import type { Language } from '#shared/domain/language.ts'
import { hallNameIn } from '#shared/domain/settings/hall-details.ts'
import * as englishRooms from '#shared/words/en/booking/room-rules.ts'
import * as english from '#shared/words/en/page/landing.ts'
import * as hindiRooms from '#shared/words/hi/booking/room-rules.ts'
import * as hindi from '#shared/words/hi/page/landing.ts'
import type { ShownDetails } from '#shared/words/landing-texts.ts'
import { type LandingTextWords, landingTexts } from '#shared/words/landing-texts.ts'
import * as marathiRooms from '#shared/words/mr/booking/room-rules.ts'
import * as marathi from '#shared/words/mr/page/landing.ts'
import { fillTemplate } from './page-template.ts'

/** The settings of this server that pages depend on. */
export type Site = {
  /** The app's public address without a slash at the end. */
  publicUrl: string
  /** Whether demo mode is available. */
  demo: boolean
}

const WORDS: Record<Language, LandingTextWords> = {
  en: { language: 'en', rooms: englishRooms.ROOM_SUMMARY_WORDS, landing: english.LANDING_WORDS },
  mr: { language: 'mr', rooms: marathiRooms.ROOM_SUMMARY_WORDS, landing: marathi.LANDING_WORDS },
  hi: { language: 'hi', rooms: hindiRooms.ROOM_SUMMARY_WORDS, landing: hindi.LANDING_WORDS },
}

/** Fills the prerendered landing page of a language (web/features/landing/landing-document.tsx). */
export function fillLandingPage(
  template: string,
  language: Language,
  shown: { details: ShownDetails; taken: TakenSeats | undefined; site: Site },
): string {
  const { publicUrl, demo } = shown.site
  const details = { ...shown.details, name: hallNameIn(language, shown.details.name) }
  const texts = new Map<string, string>(landingTexts(details, WORDS[language], shown.taken))
  return fillTemplate(template, texts.set('publicUrl', publicUrl).set('demo', demo ? 'on' : ''))
}
