/**
 * The web app is built once per language: `#words/` is the folder of that language's texts, so each page
 * contains its own texts and nothing else. The English build is at the root of dist/web/, the others in a
 * folder each; all share dist/web/assets.
 */
import { join } from 'node:path'
import { ROOT } from '../bootstrap.mjs'

/** As in shared/domain/language.ts, which old versions of Node.js can't load. */
const CODES = ['en', 'mr', 'hi']

/** `code`: the folder of shared/words. `tag`: the page's `lang`. `folder`: where the build's pages are in dist/web/. */
export const WEB_LANGUAGES = CODES.map((code) => ({
  code,
  tag: `${code}-IN`,
  folder: code === 'en' ? '' : code,
}))

/** The language that WEB_LANGUAGE names: English unless set, as in `WEB_LANGUAGE=mr npm run dev`. */
export function chosenLanguage() {
  const code = process.env.WEB_LANGUAGE ?? 'en'
  const language = WEB_LANGUAGES.find((each) => each.code === code)
  if (!language) throw new Error(`WEB_LANGUAGE: choose one of ${CODES.join(', ')}.`)
  return language
}

/** Vite's alias for the texts of a language. */
export function wordsAlias({ code }) {
  return { '#words': join(ROOT, 'shared/words', code) }
}
