import type { ColumnType, Generated } from 'kysely'
import type { DayHalf } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { EntryOutcome, EntrySource } from '#shared/domain/door/door-entry.ts'
import type { Direction, DoorLook, DoorReason } from '#shared/domain/door/door-verdict.ts'
import type { PassKind, RevokedReason } from '#shared/domain/door/hall-pass.ts'

export type DoorKeysTable = {
  epoch: number
  sealed_phone_key: Buffer
  sealed_card_key: Buffer
  card_public_key: Buffer
  created_at: Date
  /** Null for the current epoch. */
  retired_at: Date | null
}

export type HallPassesTable = {
  id: Buffer
  /** Null once the member has been erased. */
  user_id: string | null
  epoch: number
  kind: PassKind
  issued_at: Date
  revoked_at: Date | null
  revoked_reason: RevokedReason | null
}

export type GatesTable = {
  id: Generated<string>
  name: string
  public_key: Buffer
  enrolled_by: string | null
  enrolled_at: Date
  revoked_at: Date | null
  last_seen_at: Date | null
  /** A bigint, which the driver returns as text. */
  clock_offset_ms: ColumnType<string | null, number | null, number | null>
  app_version: string | null
}

export type GatePinsTable = {
  user_id: string
  salt: Buffer
  pin_hash: Buffer
  rounds: number
  set_at: Date
}

export type DoorEntriesTable = {
  id: string
  gate_id: string
  number: ColumnType<string | null, number | null, number | null>
  user_id: string | null
  pass_id: Buffer | null
  booking_id: string | null
  room: Room | null
  /** JSON, written as a string. */
  unknown: ColumnType<unknown, string | null, string | null>
  direction: Direction
  outcome: EntryOutcome
  reason: DoorReason | null
  looks: DoorLook[]
  source: EntrySource
  overridden_by: string | null
  note: string | null
  study_day: CalendarDay
  half: DayHalf
  device_at: Date
  offset_ms: ColumnType<string, number, number>
  at: Date
  received_at: Date
  offline: boolean
  roster_version: string
}

export type DoorCountsTable = {
  study_day: CalendarDay
  room: string
  half: DayHalf
  direction: Direction
  outcome: EntryOutcome
  entries: number
}

export type RosterChangesTable = {
  user_id: string
  changed_in: Generated<string>
  at: Generated<Date>
}

export type RosterEraTable = {
  id: Generated<number>
  era: Generated<string>
}
