import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Router } from 'wouter'
import { PRIVACY_LINK } from '#shared/words/en/footer.ts'
import { aroundNavigation } from '#web/app/around-navigation.ts'
import { DemoBanner } from '#web/app/demo-banner.tsx'
import { DemoPanel } from '#web/app/demo-panel.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { AppRouter } from '#web/app/router.tsx'
import { keepDemoFlag } from '#web/session/demo-mode.ts'
import { createQueryClient } from '#web/session/query-client.ts'
import { PageFooter } from '#web/ui/page-footer.ts'

const queryClient = createQueryClient()

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={aroundNavigation} hrefs={keepDemoFlag}>
          <DemoBanner />
          <PageFooter value={<FooterLinks />}>
            <AppRouter />
          </PageFooter>
          <DemoPanel />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** At the bottom of every page. */
function FooterLinks() {
  return (
    <Link
      href="/privacy"
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-primary"
    >
      {PRIVACY_LINK}
    </Link>
  )
}
