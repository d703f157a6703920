import { dayIn } from '#shared/domain/calendar-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { Device } from '#shared/domain/user/device.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { useEndSession, useSessions } from '#web/api/user/session.ts'
import { hallTime } from '#web/hall/hall-time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { YOUR_DATA_WORDS } from '#words/user/your-data.ts'

const WORDS = YOUR_DATA_WORDS.sessions

type OwnSession = NonNullable<ReturnType<typeof useSessions>['data']>[number]

/** Lists the user's sessions, with a button to end each of them except the current one. */
export function YourSessions() {
  const { data: sessions, error } = useSessions()
  const ending = useEndSession()
  const failed = error ?? ending.error

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-2 text-ink-soft">{WORDS.text}</p>
      {sessions && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {sortThisDeviceFirst(sessions).map((session) => (
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
        {ending.data && <span className="mt-3 block">{WORDS.done}</span>}
      </p>
      <p role="alert" className="text-sm text-danger">
        {failed && <span className="mt-3 block">{failed.message}</span>}
      </p>
    </Card>
  )
}

const sortThisDeviceFirst = (sessions: readonly OwnSession[]) =>
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
          {current && <Badge tone="success">{WORDS.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          <SessionTime sentence={WORDS.lastUsed} at={lastUsedAt} />
        </p>
        <p className="text-sm text-ink-soft">
          <SessionTime sentence={WORDS.loggedIn} at={createdAt} />
        </p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          aria-label={fillIn(WORDS.logOutDevice, { name })}
          busy={busy}
          busyLabel={WORDS.loggingOut}
          onClick={onEnd}
        >
          {WORDS.logOut}
        </Button>
      )}
    </li>
  )
}

/** Returns a short name of a device: 'Chrome on Android'. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return fillIn(WORDS.device, { browser, system })
  return browser ?? system ?? WORDS.unknownDevice
}

function SessionTime({
  sentence,
  at,
}: {
  sentence: (typeof WORDS)['lastUsed' | 'loggedIn']
  at: string
}) {
  const { timeZone } = usePublicSettings()
  const instant = new Date(at)
  const day = localDay(dayIn(timeZone, instant))
  const time = hallTime(timeZone, instant)
  return <time dateTime={at}>{fillIn(sentence, { day, time })}</time>
}
