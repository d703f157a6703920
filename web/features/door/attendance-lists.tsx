import type { ReactNode } from 'react'
import { ATTENDANCE_FILE } from '#shared/contract/desk-endpoints.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ContactReason } from '#shared/domain/user/contact.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type AttendanceLists as Lists, useAttendanceLists } from '#web/api/door/door-log.ts'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { ListTools } from '#web/hall/list-tools.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { DOOR_WORDS, ATTENDANCE_LISTS_WORDS as WORDS } from '#words/door/door.ts'

/** Loaded on demand, with the messages in all languages. */
const MemberContact = lazyPart(
  async () => (await import('#web/hall/member-contact.tsx')).MemberContact,
)

/** The page shows all rows. */
const PRINT = {
  rows: undefined,
  total: undefined,
  isPending: false,
  isError: false,
  onPrint: () => print(),
}

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
    <>
      <ListTools
        file={ATTENDANCE_FILE}
        filter={{}}
        filters={[DOOR_WORDS.members]}
        name="members-to-call.csv"
        print={PRINT}
      />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <List title={WORDS.expired} about={WORDS.expiredAbout} emptyText={WORDS.noneExpired}>
          {expired.map(({ lastDay, cameOn, times, letIn, ...member }) => (
            <Row key={member.userId} member={member} reason={{ kind: 'ended', lastDay }}>
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
          {stopped?.map(({ cameOn, ...member }) => (
            <Row key={member.userId} member={member} reason={{ kind: 'greeting' }}>
              <p>
                {cameOn === null
                  ? WORDS.neverCame
                  : fillIn(WORDS.cameOn, { day: localDay(cameOn) })}
              </p>
            </Row>
          ))}
        </List>
      </div>
    </>
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

type Member = Omit<Lists['expired'][number], 'lastDay' | 'cameOn' | 'times' | 'letIn'>

function Row({
  member,
  reason,
  children,
}: {
  member: Member
  reason: ContactReason
  children: ReactNode
}) {
  const { name, phoneNumber, lastContact } = member
  const { timeZone } = usePublicSettings()
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <div className="text-sm text-ink-soft">
          {children}
          {lastContact && <p>{lastContactText(lastContact, timeZone)}</p>}
        </div>
      </div>
      {phoneNumber === null ? (
        <p className="text-sm text-ink-soft">{WORDS.noPhone}</p>
      ) : (
        <div>
          <MemberContact member={{ ...member, phoneNumber }} reason={reason} />
          <p className="hidden print:block">{phoneNumber}</p>
        </div>
      )}
    </li>
  )
}
