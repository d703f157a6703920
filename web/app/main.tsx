import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { demo, demoBanner } from '#web/app/demo.ts'
import { loadFirstScreen, openKeptPassOffline } from '#web/app/first-screen.ts'
import { loadCurrentUser } from '#web/session/current-user.ts'
import { storeTokenFromUrl } from '#web/session/url-token.ts'

storeTokenFromUrl()
// In demo mode the current user is set when the first page is opened.
if (!demo) openKeptPassOffline(loadCurrentUser())

// Until then the page itself says that it is loading. Not awaited here: the code imports this file's chunk.
void (demoBanner ?? loadFirstScreen()).then(render, render)

function render(): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('app.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
