import { LANGUAGES, type Language, NATIVE_NAMES } from '#shared/domain/language.ts'
import { chooseLanguage } from '#web/session/language.ts'
import { classes } from '#web/ui/classes.ts'
import { FOOTER_WORDS } from '#words/page/footer.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** The languages, each in its own name and script. */
export function LanguageSwitch({ column = false }: { column?: boolean }) {
  return (
    <ul aria-label={FOOTER_WORDS.languages} className={column ? 'grid' : 'flex flex-wrap'}>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <LanguageButton language={language} />
        </li>
      ))}
    </ul>
  )
}

function LanguageButton({ language }: { language: Language }) {
  const current = language === LANGUAGE
  return (
    <button
      type="button"
      lang={language}
      aria-current={current || undefined}
      onClick={() => current || chooseLanguage(language)}
      className={classes(
        'min-h-11 px-2.5',
        current ? 'font-semibold text-ink' : 'underline underline-offset-4 hover:text-primary',
      )}
    >
      {NATIVE_NAMES[language]}
    </button>
  )
}
