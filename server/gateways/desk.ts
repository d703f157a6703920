import type { Gateway } from './gateway.ts'

/** Money is taken at the hall's desk; an admin confirms it in Manage Bookings. */
export const deskGateway: Gateway = { takes: 'at-desk' }
