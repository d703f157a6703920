import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { demo } from '#web/app/demo.ts'
import { loadFirstScreen, openStoredPassOffline } from '#web/app/first-screen.ts'
import { demoBanner } from '#web/app/load-demo-banner.ts'
import { loadCurrentUser } from '#web/session/current-user.ts'
import { storeTokenFromUrl } from '#web/session/url-token.ts'

storeTokenFromUrl()
// In demo mode, opening the first page sets the current user.
if (!demo) openStoredPassOffline(loadCurrentUser())

// app.html says meanwhile that the page is loading. Not awaited, because the loaded code imports this file's chunk.
void (demoBanner ?? loadFirstScreen()).then(render, render)

function render(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('No #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
