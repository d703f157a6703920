import { dayIn, shortDay, timeIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { deviceName } from '#shared/domain/user/device.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { useEndSession, useSessions } from '#web/api/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type OwnSession = NonNullable<ReturnType<typeof useSessions>['data']>[number]

/** Where the user is logged in, with a button to end each other session. */
export function YourSessions() {
  const { data: sessions, error } = useSessions()
  const ending = useEndSession()
  const failed = error ?? ending.error

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Where you're logged in</h2>
      <p className="mt-2 text-ink-soft">
        Don't recognise a device? Log it out and change your password.
      </p>
      {sessions && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {thisDeviceFirst(sessions).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending.isPending && ending.variables === session.id}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {ending.data && <span className="mt-3 block">{ending.data.message}</span>}
      </p>
      <p role="alert" className="text-sm text-danger">
        {failed && <span className="mt-3 block">{failed.message}</span>}
      </p>
    </Card>
  )
}

const thisDeviceFirst = (sessions: readonly OwnSession[]) =>
  sessions.toSorted((one, other) => Number(other.current) - Number(one.current))

function SessionRow({
  session,
  busy,
  onEnd,
}: {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}) {
  const { createdAt, current, lastUsedAt } = session
  const name = deviceName(session)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {current && <Badge tone="success">This device</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          <Moment sentence="Last used {when}" at={lastUsedAt} />
        </p>
        <p className="text-sm text-ink-soft">
          <Moment sentence="Logged in {when}" at={createdAt} />
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          aria-label={fillIn('Log out {name}', { name })}
          busy={busy}
          busyLabel="Logging out..."
          onClick={onEnd}
        >
          Log out
        </Button>
      )}
    </li>
  )
}

function Moment({ sentence, at }: { sentence: string; at: string }) {
  const { timeZone } = usePublicSettings()
  const instant = new Date(at)
  const when = `${shortDay(dayIn(timeZone, instant))}, ${timeIn(timeZone, instant)}`
  return <time dateTime={at}>{fillIn(sentence, { when })}</time>
}
