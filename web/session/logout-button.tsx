import { useState } from 'react'
import { useLogout } from '#web/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'

/** Logs out and goes to `to`, even when the call fails. */
export function LogoutButton({ to = '/' }: { to?: '/' | '/login' }) {
  const logout = useLogout()
  const [busy, setBusy] = useState(false)
  function click() {
    setBusy(true)
    void logout(to)
  }
  return (
    <Button variant="quiet" size="small" leading="logOut" busy={busy} onClick={click}>
      Logout
    </Button>
  )
}
