import { useState } from 'react'
import { useSignOut } from '#web/session/sign-out.ts'
import { Button } from '#web/ui/button.tsx'

/** Signs an admin out and leaves for the login screen, whatever the server answers. */
export function LogoutButton() {
  const signOut = useSignOut()
  const [leaving, setLeaving] = useState(false)
  function leave() {
    setLeaving(true)
    void signOut('/login')
  }
  return (
    <Button variant="quiet" size="small" leading="logOut" busy={leaving} onClick={leave}>
      Logout
    </Button>
  )
}
