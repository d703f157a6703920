import { Router } from 'wouter'
import { builtFile, LANDING_PATHS, LANGUAGES } from '#shared/domain/language.ts'
import { fetchAppScript, START_SCRIPT, TOUR_SCRIPT } from '#web/features/landing/inline-scripts.ts'
import { LandingPage, landingTitle } from '#web/features/landing/landing-page.tsx'
import { IfGiven, type LandingText, templateText } from '#web/features/landing/landing-text.tsx'
import { CornerLink, WideCorner } from '#web/ui/corner.tsx'
import { LANDING_WORDS as WORDS } from '#words/page/landing.ts'
import { LANGUAGE } from '#words/page/language.ts'

/**
 * The complete landing document. The build (scripts/build/prerender.mjs) renders it with placeholders, which the server fills.
 */
export function LandingDocument({
  text = templateText,
  css,
  font,
  appFiles,
}: {
  text?: LandingText
  css: string
  /** The URL of the headline's font. */
  font?: string | undefined
  /** The files that every page of the app loads. */
  appFiles: readonly string[]
}) {
  const title = landingTitle(text)
  const absoluteUrl = (path: string) => `${text('publicUrl')}${path}`
  return (
    <html lang={`${LANGUAGE}-IN`} data-demo={text('demo')}>
      <head>
        <meta charSet="utf-8" />
        <InlineScript>{START_SCRIPT}</InlineScript>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={WORDS.description} />
        <link rel="canonical" href={absoluteUrl(LANDING_PATHS[LANGUAGE])} />
        {LANGUAGES.map((language) => (
          <link
            key={language}
            rel="alternate"
            hrefLang={`${language}-IN`}
            href={absoluteUrl(LANDING_PATHS[language])}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={absoluteUrl('/')} />
        <meta property="og:type" content="website" />
        <meta property="og:url" content={absoluteUrl(LANDING_PATHS[LANGUAGE])} />
        <meta property="og:site_name" content={text('name')} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={WORDS.description} />
        <meta property="og:locale" content={`${LANGUAGE}_IN`} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131612" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`/${builtFile('manifest.webmanifest', LANGUAGE)}`} />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        <style>{css}</style>
      </head>
      <body>
        <Router ssrPath="/">
          <LandingPage text={text} />
        </Router>
        <IfGiven text={text('demo')}>
          <div className="for-guests contents">
            <WideCorner>
              <CornerLink href="/dashboard?demo=true">{WORDS.enableDemo}</CornerLink>
            </WideCorner>
          </div>
        </IfGiven>
        <InlineScript>{TOUR_SCRIPT + fetchAppScript(appFiles)}</InlineScript>
      </body>
    </html>
  )
}

function InlineScript({ children }: { children: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the CSP allows its hash
    <script dangerouslySetInnerHTML={{ __html: children }} />
  )
}
