import type { Permission } from './permissions.ts'

/**
 * The route table (specification document 1, section 2). `public` pages have no guard, `auth` pages require being
 * logged out, `logged-in` pages require being logged in, `staff` pages a permission, and `step`
 * pages a step of the onboarding.
 */
export const ROUTES = {
  '/': { access: 'public' },
  '/tour': { access: 'public' },
  '/visitor-pass': { access: 'public' },
  '/congratulations': { access: 'public' },
  // Not in the specification: the privacy notice, for everyone.
  '/privacy': { access: 'public' },
  // Not in the specification: where visitors without an account see and delete their data.
  '/your-tours': { access: 'public' },
  '/login': { access: 'auth' },
  '/register': { access: 'auth' },
  '/forgot-password': { access: 'auth' },
  // Not in the specification: walk-ins claim the account that reception has made.
  '/claim': { access: 'auth' },
  '/membership': { access: 'step', step: 'membership' },
  // The dashboard's path for the same page; the specification uses both.
  '/membership-details': { access: 'step', step: 'membership' },
  '/booking': { access: 'step', step: 'booking' },
  '/payment': { access: 'step', step: 'payment' },
  '/dashboard': { access: 'step', step: 'dashboard' },
  // Not in the specification: the member's entrance pass, full screen. Works offline.
  '/pass': { access: 'public', offline: true },
  // Not in the specification: the gate at the door, which an enrolled device opens without a login. Works offline.
  '/gate': { access: 'public', offline: true },
  // Not in the specification: a user's receipts, to print.
  '/receipts': { access: 'logged-in' },
  // Every user may see and delete their data, at any step of the onboarding.
  '/your-data': { access: 'logged-in' },
  // Not in the specification: a member of staff's own second factor.
  '/second-factor': { access: 'logged-in' },
  // Not in the specification: the consent that an account under 18 waits for.
  '/consent': { access: 'logged-in' },
  '/admin-dashboard': { access: 'staff', may: 'desk' },
  '/user-management': { access: 'staff', may: 'members' },
  // Not in the specification: registering people at the desk.
  '/admin/walk-in': { access: 'staff', may: 'members' },
  '/admin/tour-management': { access: 'staff', may: 'tours' },
  '/admin/qr-scanner': { access: 'staff', may: 'tours' },
  // The targets of the two admin dashboard buttons that the specification leaves without action.
  '/admin/bookings': { access: 'staff', may: 'bookings' },
  '/admin/settings': { access: 'staff', may: 'settings' },
  // Not in the specification: the hall map with its occupants.
  '/admin/hall': { access: 'staff', may: 'bookings' },
  // Not in the specification: the cards that reception prints.
  '/admin/cards': { access: 'staff', may: 'passes' },
  // Not in the specification: a receipt or voucher that reception prints.
  '/admin/receipt': { access: 'staff', may: 'bookings' },
  // Not in the specification: the devices at the door.
  '/admin/gates': { access: 'staff', may: 'door' },
  // Not in the specification: who is inside, and the entries at the door.
  '/admin/door': { access: 'staff', may: 'door' },
  // Not in the specification: the cash drawers.
  '/admin/cash': { access: 'staff', may: 'cash' },
  // Not in the specification: the bank's statement.
  '/admin/statement': { access: 'staff', may: 'statement' },
  // Not in the specification: the books.
  '/admin/day-book': { access: 'staff', may: 'books' },
  '/admin/reports': { access: 'staff', may: 'books' },
  // Not in the specification: the audit log, for super admins.
  '/admin/audit-log': { access: 'staff', may: 'auditLog' },
} as const satisfies Record<string, Access>

export type Step = 'membership' | 'booking' | 'payment' | 'dashboard'
export type Access =
  | { access: 'public' | 'auth' | 'logged-in' | 'staff-set-up' }
  /** Staff with this permission. */
  | { access: 'staff'; may: Permission }
  /** Shown at once, before the server has said who is logged in. */
  | { access: 'public'; offline: true }
  | { access: 'step'; step: Step }
export type RoutePath = keyof typeof ROUTES

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(ROUTES, path)
}
