import { useState } from 'react'
import { useSignOut } from '#web/session/sign-out.ts'
import { Button } from '#web/ui/button.tsx'

/** Signs out and leaves for the landing page, whatever the server answers. */
export function LogoutButton() {
  const signOut = useSignOut()
  const [leaving, setLeaving] = useState(false)
  function leave() {
    setLeaving(true)
    void signOut('/')
  }
  return (
    <Button variant="quiet" size="small" leading="logOut" busy={leaving} onClick={leave}>
      Logout
    </Button>
  )
}
