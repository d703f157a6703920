import type { SentMember } from '#shared/contract/door/gate.ts'

/** The members whom the gate knows, in memory, indexed by everything that identifies them. */
export type Roster = {
  size: number
  byUser(userId: string): SentMember | undefined
  byMemberId(memberId: string): SentMember | undefined
  byEmailHash(hash: string): SentMember | undefined
  byPass(passId: string): { member: SentMember; revoked: boolean } | undefined
  /** Whether the pass was issued to somebody whom the roster does not list. */
  isAbsentPass(passId: string): boolean
  /** Returns at most `limit` members whose name contains every word, or whose seat or phone number's end is `text`. */
  search(text: string, limit: number): SentMember[]
  members(): Iterable<SentMember>
  /** Applies a roster reply. */
  apply(change: {
    full: boolean
    members: readonly SentMember[]
    removed: readonly string[]
    absentPasses: readonly string[]
  }): void
}

export function createRoster(
  stored: readonly SentMember[] = [],
  storedAbsentPasses: readonly string[] = [],
): Roster {
  const absentPasses = new Set(storedAbsentPasses)
  const users = new Map<string, SentMember>()
  const memberIds = new Map<string, string>()
  const emails = new Map<string, string>()
  const passes = new Map<string, { userId: string; revoked: boolean }>()
  const seats = new Map<string, Set<string>>()

  function add(member: SentMember) {
    const { userId, memberId, emailHash } = member
    users.set(userId, member)
    if (memberId !== null) memberIds.set(memberId, userId)
    if (emailHash !== null) emails.set(emailHash, userId)
    for (const { id, revoked } of member.passes) passes.set(id, { userId, revoked })
    for (const seat of seatsOf(member)) {
      seats.set(seat, (seats.get(seat) ?? new Set()).add(userId))
    }
  }

  function remove(userId: string) {
    const member = users.get(userId)
    if (!member) return
    users.delete(userId)
    if (member.memberId !== null) memberIds.delete(member.memberId)
    if (member.emailHash !== null) emails.delete(member.emailHash)
    for (const { id } of member.passes) passes.delete(id)
    for (const seat of seatsOf(member)) seats.get(seat)?.delete(userId)
  }

  const byId = (userId: string | undefined) =>
    userId === undefined ? undefined : users.get(userId)

  for (const member of stored) add(member)
  return {
    get size() {
      return users.size
    },
    byUser: byId,
    byMemberId: (memberId) => byId(memberIds.get(memberId)),
    byEmailHash: (hash) => byId(emails.get(hash)),
    byPass(passId) {
      const pass = passes.get(passId)
      const member = byId(pass?.userId)
      return pass && member && { member, revoked: pass.revoked }
    },
    isAbsentPass: (passId) => !passes.has(passId) && absentPasses.has(passId),
    search(text, limit) {
      const words = text.toLocaleLowerCase().trim().split(/\s+/)
      const [first = ''] = words
      if (first === '') return []
      const bySeat = [...(seats.get(first.toUpperCase()) ?? [])].flatMap((id) => byId(id) ?? [])
      if (words.length === 1 && bySeat.length > 0) return bySeat.slice(0, limit)
      const found: SentMember[] = []
      for (const member of users.values()) {
        if (found.length === limit) break
        const name = member.name.toLocaleLowerCase()
        const named = words.every((word) => name.includes(word))
        if (named || (words.length === 1 && member.phoneEnd === first)) found.push(member)
      }
      return found
    },
    members: () => users.values(),
    apply(change) {
      if (change.full) {
        for (const known of [users, memberIds, emails, passes, seats, absentPasses]) known.clear()
      }
      for (const userId of change.removed) {
        for (const { id } of users.get(userId)?.passes ?? []) absentPasses.add(id)
        remove(userId)
      }
      for (const id of change.absentPasses) absentPasses.add(id)
      for (const member of change.members) {
        remove(member.userId)
        add(member)
      }
    },
  }
}

function seatsOf({ stays }: SentMember): Set<string> {
  return new Set(stays.filter(({ state }) => state !== 'cancelled').map(({ seat }) => seat))
}
