import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Today } from '#web/api/admin/today.ts'
import { TodayCard, TodayEmpty, TodayRow, TodayRows } from '#web/features/admin/today-card.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'

const HREF = '/admin/tour-management?followUp=due'

/** The first visitors to call today, and how many there are. Overdue calls show their day. */
export function TodayFollowUps({ total, tours, day }: Today['followUps'] & { day: CalendarDay }) {
  return (
    <TodayCard title={WORDS.followUps} count={total} href={HREF}>
      {tours.length === 0 ? (
        <TodayEmpty>{WORDS.noFollowUps}</TodayEmpty>
      ) : (
        <TodayRows>
          {tours.map((tour) => (
            <TodayRow
              key={tour.id}
              href={HREF}
              name={tour.name}
              about={tour.day === day ? WORDS.today : localDay(tour.day)}
              end={undefined}
            />
          ))}
        </TodayRows>
      )}
    </TodayCard>
  )
}
