import type { ComponentType } from 'react'
import type { RoutePath } from '#shared/domain/user/routes.ts'
import type { DeskPath } from '#web/app/desk-screens.ts'
import { loadProblemTexts } from '#web/session/problem-text.ts'
import { SCREEN_TITLES } from '#words/page/shell.ts'

export type LoadedScreen = {
  View: ComponentType
  /** The browser tab's title, without the hall's name. */
  title: string
  /** The pages that users usually open next. */
  likelyNext: readonly RoutePath[]
}

export type Screen = {
  /** Undefined until the screen's code is loaded. */
  loaded: () => LoadedScreen | undefined
  /** Loads the code. Rejects when that fails. */
  load: () => Promise<LoadedScreen>
}

const membership = screen(SCREEN_TITLES.membership, ['/booking'], () =>
  import('#web/features/membership/membership-screen.tsx').then((file) => file.MembershipScreen),
)

/** All screens except those of reception and of the gate. */
const SCREENS = {
  '/login': screen(SCREEN_TITLES.login, ['/dashboard', '/membership'], () =>
    import('#web/features/auth/login/login-screen.tsx').then((file) => file.LoginScreen),
  ),
  '/register': screen(SCREEN_TITLES.register, ['/login'], () =>
    import('#web/features/auth/register/register-screen.tsx').then((file) => file.RegisterScreen),
  ),
  '/forgot-password': screen(SCREEN_TITLES.reset, ['/login'], () =>
    import('#web/features/auth/reset/forgot-password-screen.tsx').then(
      (file) => file.ForgotPasswordScreen,
    ),
  ),
  '/claim': screen(SCREEN_TITLES.claim, ['/login'], () =>
    import('#web/features/auth/claim/claim-screen.tsx').then((file) => file.ClaimScreen),
  ),
  '/membership': membership,
  '/membership-details': membership,
  '/booking': screen(SCREEN_TITLES.booking, ['/payment'], () =>
    import('#web/features/booking/booking-screen.tsx').then((file) => file.BookingScreen),
  ),
  '/payment': screen(SCREEN_TITLES.payment, ['/dashboard', '/congratulations'], () =>
    import('#web/features/payment/payment-screen.tsx').then((file) => file.PaymentScreen),
  ),
  '/congratulations': screen(SCREEN_TITLES.congratulations, ['/dashboard'], () =>
    import('#web/features/payment/congratulations/congratulations-screen.tsx').then(
      (file) => file.CongratulationsScreen,
    ),
  ),
  '/dashboard': screen(SCREEN_TITLES.dashboard, ['/booking', '/payment'], () =>
    import('#web/features/member/dashboard-screen.tsx').then((file) => file.DashboardScreen),
  ),
  '/pass': screen(SCREEN_TITLES.pass, ['/dashboard'], () =>
    import('#web/features/pass/pass-screen.tsx').then(async (file) => {
      await file.encoderLoaded
      return file.PassScreen
    }),
  ),
  '/receipts': screen(SCREEN_TITLES.receipts, ['/dashboard'], () =>
    import('#web/features/receipt/receipts-screen.tsx').then((file) => file.ReceiptsScreen),
  ),
  '/your-data': screen(SCREEN_TITLES.yourData, [], () =>
    import('#web/features/member/your-data-screen.tsx').then((file) => file.YourDataScreen),
  ),
  '/tour': screen(SCREEN_TITLES.tour, ['/visitor-pass'], () =>
    import('#web/features/tour/request/tour-screen.tsx').then((file) => file.TourScreen),
  ),
  '/visitor-pass': screen(SCREEN_TITLES.visitorPass, [], () =>
    import('#web/features/tour/pass/visitor-pass-screen.tsx').then(
      (file) => file.VisitorPassScreen,
    ),
  ),
  '/consent': screen(SCREEN_TITLES.consent, ['/booking'], () =>
    import('#web/features/consent/consent-screen.tsx').then((file) => file.ConsentScreen),
  ),
  '/privacy': screen(SCREEN_TITLES.privacy, [], () =>
    import('#web/features/privacy/privacy-screen.tsx').then((file) => file.PrivacyScreen),
  ),
  '/your-tours': screen(SCREEN_TITLES.yourTours, [], () =>
    import('#web/features/privacy/your-tours-screen.tsx').then((file) => file.YourToursScreen),
  ),
  // Only for demo mode; otherwise the landing page is a separate document.
  '/': screen(SCREEN_TITLES.landing, ['/login', '/register'], () =>
    import('#web/features/landing/landing-screen.tsx').then((file) => file.LandingScreen),
  ),
} satisfies Record<Exclude<RoutePath, DeskPath>, Screen>

const deskScreens = new Map<DeskPath, Screen>()

export function screenAt(path: RoutePath): Screen {
  if (!isDeskPath(path)) return SCREENS[path]
  const screen = deskScreens.get(path) ?? deskScreen(path)
  deskScreens.set(path, screen)
  return screen
}

function isDeskPath(path: RoutePath): path is DeskPath {
  return !Object.hasOwn(SCREENS, path)
}

/** The list of reception's screens is in a chunk of its own, which members never load. */
function deskScreen(path: DeskPath): Screen {
  return lazyScreen(async () => {
    const { DESK_SCREENS } = await import('#web/app/desk-screens.ts')
    const { load, ...screen } = DESK_SCREENS[path]
    return { ...screen, View: await load() }
  })
}

function screen(
  title: string,
  likelyNext: readonly RoutePath[],
  importView: () => Promise<ComponentType>,
): Screen {
  return lazyScreen(async () => ({ title, likelyNext, View: await importView() }))
}

function lazyScreen(importScreen: () => Promise<LoadedScreen>): Screen {
  let screen: LoadedScreen | undefined
  return {
    loaded: () => screen,
    async load() {
      const [imported] = await Promise.all([importScreen(), loadProblemTexts()])
      screen = imported
      return screen
    },
  }
}
