import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useUser } from '#web/api/user/user.ts'
import { UserLoading } from '#web/features/user/user-loading.tsx'
import { RegisterWalkIn } from '#web/features/user/walk-in/register-walk-in.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { type RequestedSeat, readRequestedSeat } from '#web/hall/requested-seat.ts'
import { RequestedSeatNotice } from '#web/hall/requested-seat-notice.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'

/** Loaded on demand, because the form comes first. */
const RegisteredWalkIn = lazyPart(
  async () => (await import('#web/features/user/walk-in/registered-walk-in.tsx')).RegisteredWalkIn,
)

/** Registers somebody at the desk, then books, takes the payment and prints the card, on one page. */
export function WalkInScreen() {
  const [id, setId] = useState<string>()
  const [params] = useSearchParams()
  const [requestedSeat, setRequestedSeat] = useState(() => readRequestedSeat(params))
  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.about}>
      {requestedSeat && <RequestedSeatNotice requestedSeat={requestedSeat} />}
      {id === undefined ? (
        <RegisterWalkIn onRegistered={setId} />
      ) : (
        <LoadedWalkIn
          key={id}
          id={id}
          requestedSeat={requestedSeat}
          onNext={() => {
            setId(undefined)
            setRequestedSeat(undefined)
          }}
        />
      )}
    </AdminPage>
  )
}

function LoadedWalkIn({
  id,
  ...rest
}: {
  id: string
  requestedSeat: RequestedSeat | undefined
  onNext: () => void
}) {
  const user = useUser(id)
  if (!user.data) return <UserLoading user={user} />
  return <RegisteredWalkIn user={user.data} {...rest} />
}
