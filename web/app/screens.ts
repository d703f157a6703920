import type { ComponentType } from 'react'
import type { RoutePath } from '#shared/domain/routes.ts'

export type Screen = {
  /** The browser tab's text, before the hall's name. */
  title: string
  /** What it draws, once its code is here. */
  loaded: () => ComponentType | undefined
  /** Fetches the code; rejects where it can't be had. */
  load: () => Promise<ComponentType>
  /** Where people usually go from here. */
  likelyNext: readonly RoutePath[]
}

const membership = screen('Membership details', ['/booking'], () =>
  import('#web/features/membership/membership-screen.tsx').then((file) => file.MembershipScreen),
)

/** The code of each page of the route table. */
export const SCREENS: Record<RoutePath, Screen> = {
  '/login': screen('Sign in', ['/dashboard', '/membership'], () =>
    import('#web/features/auth/login-screen.tsx').then((file) => file.LoginScreen),
  ),
  '/register': screen('Create account', ['/login'], () =>
    import('#web/features/auth/register-screen.tsx').then((file) => file.RegisterScreen),
  ),
  '/forgot-password': screen('Reset password', ['/login'], () =>
    import('#web/features/auth/forgot-password-screen.tsx').then(
      (file) => file.ForgotPasswordScreen,
    ),
  ),
  '/membership': membership,
  '/membership-details': membership,
  '/booking': screen('Book a seat', ['/payment'], () =>
    import('#web/features/booking/booking-screen.tsx').then((file) => file.BookingScreen),
  ),
  '/payment': screen('Payment', ['/dashboard', '/congratulations'], () =>
    import('#web/features/payment/payment-screen.tsx').then((file) => file.PaymentScreen),
  ),
  '/congratulations': screen('Congratulations', ['/dashboard'], () =>
    import('#web/features/payment/congratulations-screen.tsx').then(
      (file) => file.CongratulationsScreen,
    ),
  ),
  '/dashboard': screen('Dashboard', ['/booking', '/payment'], () =>
    import('#web/features/member/dashboard-screen.tsx').then((file) => file.DashboardScreen),
  ),
  '/your-data': screen('Your data', [], () =>
    import('#web/features/member/your-data-screen.tsx').then((file) => file.YourDataScreen),
  ),
  '/tour': screen('Request a tour', ['/visitor-pass'], () =>
    import('#web/features/tour/tour-screen.tsx').then((file) => file.TourScreen),
  ),
  '/visitor-pass': screen('Visitor pass', [], () =>
    import('#web/features/tour/visitor-pass-screen.tsx').then((file) => file.VisitorPassScreen),
  ),
  '/user-management': screen('User Management', ['/admin-dashboard'], () =>
    import('#web/features/user/user-management-screen.tsx').then(
      (file) => file.UserManagementScreen,
    ),
  ),
  '/admin/qr-scanner': screen('QR code scanner', ['/admin-dashboard'], () =>
    import('#web/features/tour/qr-scanner-screen.tsx').then((file) => file.QrScannerScreen),
  ),
  '/admin-dashboard': screen(
    'Admin Dashboard',
    ['/admin/tour-management', '/user-management', '/admin/qr-scanner'],
    () =>
      import('#web/features/admin/admin-dashboard-screen.tsx').then(
        (file) => file.AdminDashboardScreen,
      ),
  ),
  '/admin/tour-management': screen('Tour Management', ['/admin/qr-scanner'], () =>
    import('#web/features/tour/tour-management-screen.tsx').then(
      (file) => file.TourManagementScreen,
    ),
  ),
  '/admin/settings': screen('System Settings', ['/admin-dashboard'], () =>
    import('#web/features/settings/settings-screen.tsx').then((file) => file.SettingsScreen),
  ),
  '/admin/audit-log': screen('Audit Log', ['/admin-dashboard'], () =>
    import('#web/features/audit-log/audit-log-screen.tsx').then((file) => file.AuditLogScreen),
  ),
  '/admin/bookings': screen('Manage Bookings', ['/admin-dashboard'], () =>
    import('#web/features/booking-desk/manage-bookings-screen.tsx').then(
      (file) => file.ManageBookingsScreen,
    ),
  ),
  // Only a demo opens it here: for everybody else it is a document of its own.
  '/': screen('Study hall', ['/login', '/register'], () =>
    import('#web/features/landing/landing-screen.tsx').then((file) => file.LandingScreen),
  ),
}

function screen(
  title: string,
  likelyNext: readonly RoutePath[],
  fetchCode: () => Promise<ComponentType>,
): Screen {
  let view: ComponentType | undefined
  return {
    title,
    likelyNext,
    loaded: () => view,
    async load() {
      view ??= await fetchCode()
      return view
    },
  }
}
