import { isDemoMode } from '#web/session/demo-mode.ts'

/** The demo's banner, which is fetched before the screen's code. Undefined outside demo mode. */
export const demoBanner = isDemoMode() ? import('#web/app/demo-banner.tsx') : undefined
