import { useState } from 'react'
import { useLogout } from '#web/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { SESSION_WORDS } from '#words/user/session.ts'

/** Logs out and goes to `to`, even if the call fails. */
export function LogoutButton({ to = '/' }: { to?: '/' | '/login' }) {
  const logout = useLogout()
  const [busy, setBusy] = useState(false)
  function click() {
    setBusy(true)
    void logout(to)
  }
  return (
    <Button
      variant="quiet"
      size="small"
      leading="logOut"
      busy={busy}
      onClick={click}
      // On a phone, the hall's name needs the room of the word.
      className="max-[30rem]:px-3 max-[30rem]:[&>span]:sr-only"
    >
      {SESSION_WORDS.logOut}
    </Button>
  )
}
