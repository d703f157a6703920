import { Router } from 'wouter'
import { HALL_NAME } from '#shared/domain/settings/hall-details.ts'
import { LandingPage, landingTitle } from '#web/features/landing/landing-page.tsx'
import { Corner, CornerLink } from '#web/ui/corner.tsx'

const DESCRIPTION =
  'A quiet study hall for MPSC, UPSC, banking, NEET and other exams. Day, night and 24-hour batches, and a seat of your own.'

const DEMO_REDIRECT =
  "try{if(document.documentElement.dataset.demo!=='off'&&localStorage.getItem('demoMode')==='true')location.replace('/?demo=true')}catch{}"

/**
 * The complete landing document, rendered by the build (scripts/prerender.mjs). `prefetch` lists the
 * app's files, which the browser fetches when idle.
 */
export function LandingDocument({
  withMarathi,
  css,
  font,
  prefetch,
}: {
  withMarathi?: boolean
  css: string
  /** The URL of the display font. */
  font: string | undefined
  prefetch: readonly { href: string; as: 'script' | 'style' }[]
}) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        {/* This document can't show demo mode, so it redirects to the app, which can. */}
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; the CSP allows its hash
          dangerouslySetInnerHTML={{ __html: DEMO_REDIRECT }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={DESCRIPTION} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={HALL_NAME} />
        <meta property="og:title" content={landingTitle(HALL_NAME)} />
        <meta property="og:description" content={DESCRIPTION} />
        <meta property="og:locale" content="en_IN" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f2e7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131612" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        <style>{css}</style>
        {prefetch.map(({ href, as }) => (
          <link key={href} rel="prefetch" href={href} as={as} />
        ))}
      </head>
      <body>
        <Router ssrPath="/">
          <LandingPage withMarathi={withMarathi} />
        </Router>
        <Corner>
          <CornerLink href="/?demo=true">Enable Demo Mode</CornerLink>
        </Corner>
      </body>
    </html>
  )
}
