import { peopleOfEntries } from '#server/db/queries/door/door-log.ts'
import { openVisits } from '#server/door/open-visits.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { listPeopleInside } from '#shared/contract/door/door-log.ts'

/** Returns who is inside now, latest arrivals first. */
export async function peopleInside(
  services: Services,
): Promise<ReplyOf<typeof listPeopleInside>['data']['people']> {
  const visits = (await openVisits(services)).toSorted(
    (a, b) => b.from.getTime() - a.from.getTime(),
  )
  const people = await peopleOfEntries(
    services.db,
    visits.map(({ entry }) => entry.id),
  )
  return visits.flatMap(({ entry: { id, room, batch }, from }) => {
    const person = people.get(id)
    // The person was erased between the two queries.
    if (!person) return []
    const { name, memberId, seat } = person
    return [{ id, name, memberId, room, seat, batch, since: from.toISOString() }]
  })
}
