import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app.tsx'
import { demo } from '#web/app/demo.ts'
import { loadCurrentUser } from '#web/session/current-user.ts'
import { storeTokenFromUrl } from '#web/session/url-token.ts'

storeTokenFromUrl()
// In demo mode the current user is set when the first page is opened.
if (!demo) void loadCurrentUser()

const root = document.getElementById('root')
if (!root) throw new Error('app.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
