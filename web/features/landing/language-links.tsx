import { LANGUAGES, NATIVE_NAMES } from '#shared/domain/language.ts'
import { keepDemoFlag } from '#web/session/demo-mode.ts'
import { classes } from '#web/ui/classes.ts'
import { FOOTER_WORDS } from '#words/page/footer.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** Links to the page in each language. The server stores the choice in a cookie. */
export function LanguageLinks({ className }: { className?: string }) {
  return (
    <nav aria-label={FOOTER_WORDS.languages} className={className}>
      <ul className="flex text-sm">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={keepDemoFlag(`/${language}`)}
              lang={language}
              hrefLang={language}
              aria-current={language === LANGUAGE || undefined}
              className={classes(
                'inline-flex min-h-11 min-w-11 items-center justify-center px-2',
                language === LANGUAGE
                  ? 'font-semibold text-ink no-underline'
                  : 'text-ink-soft underline underline-offset-4 hover:text-primary',
              )}
            >
              {NATIVE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
