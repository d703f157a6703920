/**
 * Which modules the bundler puts into one file. Without groups, it makes a file for every set of pages that
 * share a module: a page would load about 40 files, and each costs its compression and its name in every file
 * that imports it. docs/decisions/0023-shared-files-named.md tells why some groups name files.
 */

/** How many screens and parts that load on demand use a widget of the common file. */
const COMMON_WIDGET_USES = 20
/** Widgets that many pages use, but not the login page, whose budget is the smallest. */
const NOT_ON_LOGIN = ['web/ui/lazy-part.tsx', 'web/ui/local-text.ts']

/**
 * Modules that the pages with the tightest budgets load together: login, booking, membership, the gate and the
 * request for a tour. A group also takes what its modules import, unless an earlier group has it, so the order
 * matters.
 */
const NAMED_GROUPS = {
  // Login and the forms that ask for an email.
  email: ['shared/domain/user/email.ts', 'shared/domain/user/member-id.ts'],
  // Login, registration and the reset of a password.
  auth: [
    'web/features/auth/auth-page.tsx',
    'web/features/auth/server-message.ts',
    'web/features/auth/register/registration-session.ts',
    'web/api/user/auth.ts',
    'web/session/email-draft.ts',
    'web/session/typed-password.ts',
    'web/ui/form/checkbox.tsx',
    'web/ui/form/password-field.tsx',
    'shared/domain/user/login-identifier.ts',
    '#words/user/auth/auth.ts',
  ],
  // Every page with a date or a price, or the hall's name and time.
  days: [
    'web/api/admin/public-settings.ts',
    'web/hall/hall-brand.tsx',
    'web/hall/hall-time.ts',
    'web/ui/local-text.ts',
    'web/ui/lazy-part.tsx',
    '#words/booking/booking-labels.ts',
  ],
  // Every page that saves something.
  changes: ['web/api/use-change.ts', 'web/session/logout-button.tsx'],
  // Booking, membership and the other long forms. The calendar itself loads on demand.
  pickers: [
    'web/ui/select/select.tsx',
    'web/ui/date-picker/date-picker.tsx',
    'web/ui/form/focus-field.ts',
    'web/ui/form/use-on-values-change.ts',
    'web/session/resolver-result.ts',
  ],
  // Booking and the gate.
  'seat-plan': ['shared/domain/booking/seats.ts'],
  // Booking, payment and the dashboard, and reception's choice of a seat.
  seats: [
    'web/hall/cancel-own-booking.tsx',
    'web/hall/local-period.ts',
    'web/hall/price-rows.ts',
    'web/ui/list/totals.tsx',
    'shared/domain/booking/room-restrictions.ts',
    'shared/domain/booking/start-date.ts',
  ],
  // Membership, and the other pages that take a photo.
  photos: [
    'web/api/stored-picture.ts',
    'web/session/preserved-photo.ts',
    'web/ui/form/file-field.tsx',
    'web/ui/photo/shrink-photo.ts',
    'shared/domain/image-file.ts',
  ],
}

/** The groups of a language's build, for Rolldown's `codeSplitting`. */
export function chunkGroups(language) {
  return [
    // What every page needs: packages, which stay cached across releases, and our own code.
    { name: 'framework', tags: ['$initial'], test: 'node_modules' },
    { name: 'app', tags: ['$initial'] },
    { name: 'widgets', test: isWidget, minShareCount: COMMON_WIDGET_USES },
    ...Object.entries(NAMED_GROUPS).map(([name, files]) => {
      const paths = pathsOf(files, language)
      return { name, test: (id) => endsWithAny(id, paths) }
    }),
  ]
}

/** The files that a group names. */
export function namedFiles(language) {
  return [...NOT_ON_LOGIN, ...pathsOf(Object.values(NAMED_GROUPS).flat(), language)]
}

/** The widgets directly in web/ui and web/ui/form. The other folders of web/ui contain larger ones. */
function isWidget(id) {
  return /\/web\/ui\/(form\/)?[^/]+$/.test(id) && !endsWithAny(id, NOT_ON_LOGIN)
}

/** `#words/` stands for the folder of the language's texts. */
function pathsOf(files, { code }) {
  return files.map((file) => file.replace('#words/', `shared/words/${code}/`))
}

/** Rolldown's ids are absolute paths. */
function endsWithAny(id, paths) {
  return paths.some((path) => id.endsWith(`/${path}`))
}
