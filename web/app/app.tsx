import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Router } from 'wouter'
import { aroundNavigation } from '#web/app/around-navigation.ts'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { demoBanner } from '#web/app/load-demo-banner.ts'
import { AppRouter } from '#web/app/router.tsx'
import { useLazyParts } from '#web/app/use-lazy-parts.ts'
import { keepDemoFlag } from '#web/session/demo-mode.ts'
import { createQueryClient } from '#web/session/query-client.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { PageFooter, PageHeader } from '#web/ui/page-footer.ts'
import { FOOTER_WORDS } from '#words/page/footer.ts'

const queryClient = createQueryClient()
const banner = demoBanner
const DemoBanner = banner && lazy(async () => ({ default: (await banner).DemoBanner }))

export function App() {
  const lazyParts = useLazyParts()
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={aroundNavigation} hrefs={keepDemoFlag}>
          {/* In demo mode, the page waits for the banner, which would otherwise push it down. */}
          <Suspense fallback={<LoadingScreen />}>
            {DemoBanner && <DemoBanner />}
            {lazyParts && <lazyParts.Notices />}
            {/* Reserves the menu's space until it has loaded. */}
            <PageHeader
              value={<div className="size-11">{lazyParts && <lazyParts.LanguageMenu />}</div>}
            >
              <PageFooter
                value={<FooterLinks languages={lazyParts && <lazyParts.LanguageSwitch />} />}
              >
                <AppRouter />
              </PageFooter>
            </PageHeader>
            {lazyParts && <lazyParts.DemoPanel />}
          </Suspense>
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** The links at the bottom of every page. */
function FooterLinks({ languages }: { languages: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4">
      {languages}
      <Link
        href="/privacy"
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-primary"
      >
        {FOOTER_WORDS.privacy}
      </Link>
    </div>
  )
}
