import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { aroundNavigation } from '#web/app/around-navigation.ts'
import { DemoBanner } from '#web/app/demo-banner.tsx'
import { DemoPanel } from '#web/app/demo-panel.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { AppRouter } from '#web/app/router.tsx'
import { keepDemoFlag } from '#web/session/demo-mode.ts'
import { createQueryClient } from '#web/session/query-client.ts'

const queryClient = createQueryClient()

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={aroundNavigation} hrefs={keepDemoFlag}>
          <DemoBanner />
          <AppRouter />
          <DemoPanel />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
