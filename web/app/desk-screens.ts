import type { ComponentType } from 'react'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import { DESK_TITLES } from '#words/admin/desk-titles.ts'

/** The screens of reception and of the gate. */
export const DESK_SCREENS = {
  '/gate': {
    title: DESK_TITLES.gate,
    likelyNext: [],
    load: () => import('#web/features/gate/gate-screen.tsx').then((file) => file.GateScreen),
  },
  '/second-factor': {
    title: DESK_TITLES.secondFactor,
    likelyNext: ['/admin-dashboard'],
    load: () =>
      import('#web/features/second-factor/second-factor-screen.tsx').then(
        (file) => file.SecondFactorScreen,
      ),
  },
  '/user-management': {
    title: DESK_TITLES.users,
    likelyNext: ['/admin-dashboard'],
    load: () =>
      import('#web/features/user/user-management-screen.tsx').then(
        (file) => file.UserManagementScreen,
      ),
  },
  '/admin/qr-scanner': {
    title: DESK_TITLES.scanner,
    likelyNext: ['/admin-dashboard'],
    load: () =>
      import('#web/features/tour/scanner/qr-scanner-screen.tsx').then(
        (file) => file.QrScannerScreen,
      ),
  },
  '/admin-dashboard': {
    title: DESK_TITLES.admin,
    likelyNext: ['/admin/tour-management', '/user-management', '/admin/qr-scanner'],
    load: () =>
      import('#web/features/admin/admin-dashboard-screen.tsx').then(
        (file) => file.AdminDashboardScreen,
      ),
  },
  '/admin/tour-management': {
    title: DESK_TITLES.tours,
    likelyNext: ['/admin/qr-scanner'],
    load: () =>
      import('#web/features/tour/management/tour-management-screen.tsx').then(
        (file) => file.TourManagementScreen,
      ),
  },
  '/admin/settings': {
    title: DESK_TITLES.settings,
    likelyNext: ['/admin-dashboard'],
    load: () =>
      import('#web/features/settings/settings-screen.tsx').then((file) => file.SettingsScreen),
  },
  '/admin/gates': {
    title: DESK_TITLES.gates,
    likelyNext: ['/gate'],
    load: () =>
      import('#web/features/gate/gates/gates-screen.tsx').then((file) => file.GatesScreen),
  },
  '/admin/cash': {
    title: DESK_TITLES.cash,
    likelyNext: [],
    load: () => import('#web/features/cash/cash-screen.tsx').then((file) => file.CashScreen),
  },
  '/admin/statement': {
    title: DESK_TITLES.statement,
    likelyNext: [],
    load: () =>
      import('#web/features/statement/statement-screen.tsx').then((file) => file.StatementScreen),
  },
  '/admin/day-book': {
    title: DESK_TITLES.dayBook,
    likelyNext: ['/admin/reports'],
    load: () =>
      import('#web/features/books/day-book-screen.tsx').then((file) => file.DayBookScreen),
  },
  '/admin/reports': {
    title: DESK_TITLES.reports,
    likelyNext: ['/admin/day-book'],
    load: () => import('#web/features/books/reports-screen.tsx').then((file) => file.ReportsScreen),
  },
  '/admin/door': {
    title: DESK_TITLES.door,
    likelyNext: [],
    load: () => import('#web/features/door/door-screen.tsx').then((file) => file.DoorScreen),
  },
  '/admin/audit-log': {
    title: DESK_TITLES.auditLog,
    likelyNext: ['/admin-dashboard'],
    load: () =>
      import('#web/features/audit-log/audit-log-screen.tsx').then((file) => file.AuditLogScreen),
  },
  '/admin/bookings': {
    title: DESK_TITLES.bookings,
    likelyNext: ['/admin-dashboard'],
    load: () =>
      import('#web/features/desk-booking/desk-booking-screen.tsx').then(
        (file) => file.DeskBookingScreen,
      ),
  },
  '/admin/hall': {
    title: DESK_TITLES.hallMap,
    likelyNext: ['/admin/bookings'],
    load: () =>
      import('#web/features/hall-map/hall-map-screen.tsx').then((file) => file.HallMapScreen),
  },
  '/admin/walk-in': {
    title: DESK_TITLES.walkIn,
    likelyNext: ['/admin/cards'],
    load: () =>
      import('#web/features/user/walk-in/walk-in-screen.tsx').then((file) => file.WalkInScreen),
  },
  '/admin/cards': {
    title: DESK_TITLES.cards,
    likelyNext: ['/user-management'],
    load: () => import('#web/features/card/cards-screen.tsx').then((file) => file.CardsScreen),
  },
  '/admin/receipt': {
    title: DESK_TITLES.receipt,
    likelyNext: [],
    load: () =>
      import('#web/features/receipt/desk/desk-receipt-screen.tsx').then(
        (file) => file.DeskReceiptScreen,
      ),
  },
} as const satisfies Record<
  string,
  { title: string; likelyNext: readonly RoutePath[]; load: () => Promise<ComponentType> }
>

export type DeskPath = keyof typeof DESK_SCREENS
