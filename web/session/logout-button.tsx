import { useState } from 'react'
import { useLogout } from '#web/session/use-logout.ts'
import { Button } from '#web/ui/button.tsx'
import { SESSION_WORDS } from '#words/user/session.ts'

/** Below these widths, the button has no room for its word. */
const ICON_ONLY = {
  alone: 'max-[24rem]:px-3 max-[24rem]:[&>span]:sr-only',
  besideOthers: 'max-[30rem]:px-3 max-[30rem]:[&>span]:sr-only',
}

/** Logs out and goes to `to`, even if the call fails. */
export function LogoutButton({
  to = '/',
  place = 'alone',
}: {
  to?: '/' | '/login'
  place?: keyof typeof ICON_ONLY
}) {
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
      className={ICON_ONLY[place]}
    >
      {SESSION_WORDS.logOut}
    </Button>
  )
}
