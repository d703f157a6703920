import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Today } from '#web/api/admin/today.ts'
import { TodayCard, TodayEmpty, TodayRow, TodayRows } from '#web/features/admin/today-card.tsx'
import { localSlot } from '#web/hall/local-slot.ts'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'
import { TOUR_STATUS_LABELS } from '#words/tour/tour-management.ts'

/** The first tours of today, and how many there are. */
export function TodayTours({ total, tours, day }: Today['tours'] & { day: CalendarDay }) {
  const href = `/admin/tour-management?day=${day}`
  return (
    <TodayCard title={WORDS.tours} count={total} href={href}>
      {tours.length === 0 ? (
        <TodayEmpty>{WORDS.noTours}</TodayEmpty>
      ) : (
        <TodayRows>
          {tours.map(({ id, name, time, status }) => (
            <TodayRow
              key={id}
              href={href}
              name={name}
              about={localSlot(time)}
              end={TOUR_STATUS_LABELS[status]}
            />
          ))}
        </TodayRows>
      )}
    </TodayCard>
  )
}
