import type { ReactNode } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { callLink } from '#shared/domain/settings/hall-details.ts'
import { useAttendanceLists } from '#web/api/door/door-log.ts'
import { Card } from '#web/ui/card.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ATTENDANCE_LISTS_WORDS as WORDS } from '#words/door/door.ts'

/** Members to call: former ones who still come, and those who have stopped coming. */
export function AttendanceLists() {
  const lists = useAttendanceLists()
  if (lists.isPending) {
    return (
      <p role="status" className="text-ink-soft">
        {WORDS.loading}
      </p>
    )
  }
  if (lists.isError) {
    return (
      <LoadFailure
        title={WORDS.failed}
        reason={lists.error.message}
        busy={lists.isFetching}
        onRetry={() => void lists.refetch()}
      />
    )
  }
  const { expired, stopped } = lists.data
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <List title={WORDS.expired} about={WORDS.expiredAbout} emptyText={WORDS.noneExpired}>
        {expired.map(({ userId, name, phoneNumber, lastDay, cameOn, times, letIn }) => (
          <Row key={userId} name={name} phoneNumber={phoneNumber}>
            <p>{fillIn(WORDS.lastDay, { day: localDay(lastDay) })}</p>
            <p>
              {[
                fillIn(localPlural(times, WORDS.came), { count: times, day: localDay(cameOn) }),
                ...(letIn > 0 ? [fillIn(localPlural(letIn, WORDS.letIn), { count: letIn })] : []),
              ].join(' · ')}
            </p>
          </Row>
        ))}
      </List>
      <List
        title={WORDS.stopped}
        about={WORDS.stoppedAbout}
        emptyText={stopped === null ? WORDS.unknown : WORDS.noneStopped}
      >
        {stopped?.map(({ userId, name, phoneNumber, cameOn }) => (
          <Row key={userId} name={name} phoneNumber={phoneNumber}>
            <p>
              {cameOn === null ? WORDS.neverCame : fillIn(WORDS.cameOn, { day: localDay(cameOn) })}
            </p>
          </Row>
        ))}
      </List>
    </div>
  )
}

function List({
  title,
  about,
  emptyText,
  children = [],
}: {
  title: string
  about: string
  emptyText: string
  children: readonly ReactNode[] | undefined
}) {
  return (
    <Card padded={false}>
      <div className="border-b border-line px-5 py-4 sm:px-6">
        <h2 className="font-display text-xl font-semibold">{title}</h2>
        <p className="mt-1 text-ink-soft">{about}</p>
      </div>
      {children.length === 0 ? (
        <p className="px-5 py-4 sm:px-6">{emptyText}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {children}
        </ul>
      )}
    </Card>
  )
}

function Row({
  name,
  phoneNumber,
  children,
}: {
  name: string
  phoneNumber: string | null
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div className="text-sm text-ink-soft">{children}</div>
      </div>
      {phoneNumber === null ? (
        <p className="text-sm text-ink-soft">{WORDS.noPhone}</p>
      ) : (
        <TextLink
          href={callLink(phoneNumber)}
          aria-label={fillIn(WORDS.call, { name, phone: phoneNumber })}
        >
          {phoneNumber}
        </TextLink>
      )}
    </li>
  )
}
