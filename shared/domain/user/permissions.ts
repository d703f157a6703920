import type { Role } from './user.ts'

/** The staff roles. Each role may also do everything that the roles before it may. */
const STAFF_ROLES: readonly Role[] = ['receptionist', 'admin', 'super_admin']

/** What staff may do, and the first role that may do it. */
export const PERMISSIONS = {
  /** Today's work at reception: the start page, the search and the current hall map. */
  desk: 'receptionist',
  tours: 'receptionist',
  /** Viewing, editing and deactivating members, and their parents' consents. */
  members: 'receptionist',
  /** Bookings, and the single payments that are collected for them. */
  bookings: 'receptionist',
  /** Opening and closing their own shift at a cash drawer. */
  cash: 'receptionist',
  /** Members' passes and cards. */
  passes: 'receptionist',
  /** Seeing who is inside, the entries and the gates' states, and setting their own PIN, which opens a gate. */
  door: 'receptionist',
  /** Enrolling and revoking gates. */
  gates: 'admin',
  /** Files of whole lists: members, bookings, tours, shifts, the bank's credits, and everybody's entries over many days. */
  listFiles: 'admin',
  /** The hall's revenue totals. */
  revenue: 'admin',
  /** Everybody's shifts: seeing the closed ones, and closing one that somebody left open. */
  allShifts: 'admin',
  /** Removing anyone's notes about members, not only their own. */
  allNotes: 'admin',
  /** The day book, closing a day, correcting a payment's method, reports and the accountant's file. */
  books: 'admin',
  /** Opening a drawer with a new name, once the hall has one. */
  newDrawers: 'admin',
  /** The credits of the bank's statement. */
  statement: 'admin',
  settings: 'admin',
  /** The names and roles of other staff in lists and searches. */
  staffNames: 'admin',
  /** Other staff's accounts, and everyone's role. */
  staff: 'super_admin',
  /** Setup, and the settings for retention, room rules, second factors and UPI payments. */
  ownerSettings: 'super_admin',
  /** Confirming that a shift's cash has arrived. */
  handOvers: 'super_admin',
  erasure: 'super_admin',
  auditLog: 'super_admin',
} as const satisfies Record<string, Role>

export type Permission = keyof typeof PERMISSIONS

/** Whether a user with this role may do something. Users who are not staff have no permissions. */
export function may({ role }: { role: Role }, permission: Permission): boolean {
  return STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(PERMISSIONS[permission])
}
