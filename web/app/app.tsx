import { QueryClientProvider } from '@tanstack/react-query'
import { Router } from 'wouter'
import { DemoPanel } from '#web/app/demo-panel.tsx'
import { ErrorBoundary } from '#web/app/error-boundary.tsx'
import { navigateAcross } from '#web/app/navigate-across.ts'
import { AppRouter } from '#web/app/router.tsx'
import { carryDemo } from '#web/session/demo-mode.ts'
import { createQueryClient } from '#web/session/query-client.ts'

const queryClient = createQueryClient()

export function App() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <Router aroundNav={navigateAcross} hrefs={carryDemo}>
          <AppRouter />
          <DemoPanel />
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
