import type { ComponentType } from 'react'
import type { RoutePath } from '#shared/domain/user/routes.ts'

export type Screen = {
  /** The browser tab's title, without the hall's name. */
  title: string
  /** The component, or undefined until its code is loaded. */
  loaded: () => ComponentType | undefined
  /** Loads the code. Rejects when that fails. */
  load: () => Promise<ComponentType>
  /** The pages that users usually open next. */
  likelyNext: readonly RoutePath[]
}

const membership = screen('Membership details', ['/booking'], () =>
  import('#web/features/membership/membership-screen.tsx').then((file) => file.MembershipScreen),
)

/** The screen of each route. */
export const SCREENS: Record<RoutePath, Screen> = {
  '/login': screen('Log in', ['/dashboard', '/membership'], () =>
    import('#web/features/auth/login/login-screen.tsx').then((file) => file.LoginScreen),
  ),
  '/register': screen('Create account', ['/login'], () =>
    import('#web/features/auth/register/register-screen.tsx').then((file) => file.RegisterScreen),
  ),
  '/forgot-password': screen('Reset password', ['/login'], () =>
    import('#web/features/auth/reset/forgot-password-screen.tsx').then(
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
  '/second-factor': screen('Second factor', ['/admin-dashboard'], () =>
    import('#web/features/second-factor/second-factor-screen.tsx').then(
      (file) => file.SecondFactorScreen,
    ),
  ),
  '/tour': screen('Request a tour', ['/visitor-pass'], () =>
    import('#web/features/tour/request/tour-screen.tsx').then((file) => file.TourScreen),
  ),
  '/visitor-pass': screen('Visitor pass', [], () =>
    import('#web/features/tour/pass/visitor-pass-screen.tsx').then(
      (file) => file.VisitorPassScreen,
    ),
  ),
  '/consent': screen('Consent', ['/booking'], () =>
    import('#web/features/consent/consent-screen.tsx').then((file) => file.ConsentScreen),
  ),
  '/privacy': screen('Privacy notice', [], () =>
    import('#web/features/privacy/privacy-screen.tsx').then((file) => file.PrivacyScreen),
  ),
  '/your-tours': screen('Your tours', [], () =>
    import('#web/features/privacy/your-tours-screen.tsx').then((file) => file.YourToursScreen),
  ),
  '/user-management': screen('User Management', ['/admin-dashboard'], () =>
    import('#web/features/user/user-management-screen.tsx').then(
      (file) => file.UserManagementScreen,
    ),
  ),
  '/admin/qr-scanner': screen('QR code scanner', ['/admin-dashboard'], () =>
    import('#web/features/tour/scanner/qr-scanner-screen.tsx').then((file) => file.QrScannerScreen),
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
    import('#web/features/tour/management/tour-management-screen.tsx').then(
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
    import('#web/features/desk-booking/desk-booking-screen.tsx').then(
      (file) => file.DeskBookingScreen,
    ),
  ),
  // Used in demo mode only; otherwise the landing page is a separate document.
  '/': screen('Study hall', ['/login', '/register'], () =>
    import('#web/features/landing/landing-screen.tsx').then((file) => file.LandingScreen),
  ),
}

function screen(
  title: string,
  likelyNext: readonly RoutePath[],
  importComponent: () => Promise<ComponentType>,
): Screen {
  let component: ComponentType | undefined
  return {
    title,
    likelyNext,
    loaded: () => component,
    async load() {
      component ??= await importComponent()
      return component
    },
  }
}
