import { createHash } from 'node:crypto'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { gateStaff } from '#server/db/queries/door/gate.ts'
import { type RosterMark, type RosterRow, readRoster } from '#server/db/queries/door/roster.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { getRoster, SentMember } from '#shared/contract/door/gate.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { consentNeeded, isMinor, ownConsentDay } from '#shared/domain/user/parental-consent.ts'
import { currentDoorKeys } from './door-keys.ts'

type Roster = ReplyOf<typeof getRoster>['data']

/** Returns the roster, or what has changed in it since a version of the same study day. */
export async function gateRoster(services: Services, version: string | undefined): Promise<Roster> {
  const { config, db } = services
  const day = services.studyDays().night
  const since = version === undefined ? undefined : markOf(version, day)
  // Read before the passes, because creating keys revokes them.
  const keys = await currentDoorKeys(services)
  const { mark, members, absentPasses, userIds } = await readRoster(db, { day, since })
  const [settings, staff] = await Promise.all([readSettings(db), gateStaff(db)])
  const listed = new Set(members.map(({ userId }) => userId))
  return {
    version: versionOf(mark, day),
    full: userIds === undefined,
    members: members.map((member) => sentMember(member, day)),
    removed: userIds?.filter((id) => !listed.has(id)) ?? [],
    absentPasses,
    hallName: settings.name,
    timeZone: config.hallTimezone,
    graceMinutes: settings.graceMinutes,
    closedDays: [...settings.closedDays],
    keys: [
      {
        epoch: keys.epoch,
        phoneKey: keys.phoneKey.toString('base64url'),
        cardKey: keys.cardPublicKey.toString('base64url'),
      },
    ],
    staff: staff.map(({ salt, pinHash, ...each }) => ({
      ...each,
      salt: salt.toString('base64url'),
      pinHash: pinHash.toString('base64url'),
    })),
  }
}

/** Returns a string that changes with the photo and does not reveal where the photo is stored. */
export function photoVersion(selfie: string): string {
  return hashOf(selfie).slice(0, 16)
}

/** `day` is the study day of the roster's version; the result stays valid until the next version. */
function sentMember(row: RosterRow, day: CalendarDay): SentMember {
  const { userId, name, memberId, email, phoneNumber, dateOfBirth, stays, passes, last } = row
  const consentedOn = ownConsentDay(row.consentedOn, row.createdAt)
  return {
    userId,
    name,
    memberId,
    stays,
    passes,
    emailHash: email === null ? null : hashOf(email),
    phoneEnd: phoneNumber?.slice(-4) ?? null,
    photo: row.selfie === null ? null : photoVersion(row.selfie),
    suspended: row.deactivatedAt !== null,
    consentMissing: consentNeeded({ ...row, consentedOn }, day) !== null,
    minor: dateOfBirth !== null && isMinor(dateOfBirth, day),
    last: last && { ...last, at: new Date(last.at).toISOString() },
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A version belongs to one study day, so that each day starts with a full roster. */
function versionOf({ era, xmin }: RosterMark, day: CalendarDay): string {
  return `${day}.${era}.${xmin}`
}

function markOf(version: string, day: CalendarDay): RosterMark | undefined {
  const [, versionDay, era = '', xmin = ''] =
    /^([0-9-]{10})\.([0-9a-f]{8})\.([0-9]{1,19})$/.exec(version) ?? []
  return versionDay === day ? { era, xmin } : undefined
}
