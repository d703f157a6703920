import { useState } from 'react'
import { useUser } from '#web/api/user.ts'
import { UserPending } from '#web/features/user/user-pending.tsx'
import { RegisterWalkIn } from '#web/features/user/walk-in/register-walk-in.tsx'
import { RegisteredWalkIn } from '#web/features/user/walk-in/registered-walk-in.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/walk-in.ts'

/** Registers somebody at the desk, then books, takes the payment and prints the card, on one page. */
export function WalkInScreen() {
  const [id, setId] = useState<string>()
  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.about}>
      {id === undefined ? (
        <RegisterWalkIn onRegistered={setId} />
      ) : (
        <Registered key={id} id={id} onNext={() => setId(undefined)} />
      )}
    </AdminPage>
  )
}

function Registered({ id, onNext }: { id: string; onNext: () => void }) {
  const user = useUser(id)
  if (!user.data) return <UserPending user={user} />
  return <RegisteredWalkIn user={user.data} onNext={onNext} />
}
