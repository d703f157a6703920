/** The endpoints that gates call. A gate signs its calls instead of sending a token. Like endpoints.ts, it imports nothing. */

export const getRoster = { method: 'GET', path: '/gate/roster', anonymous: true } as const
export const removeOwnGate = { method: 'POST', path: '/gate/remove', anonymous: true } as const
export const sendEntries = { method: 'POST', path: '/gate/entries', anonymous: true } as const
/** Server-sent events: this event whenever the roster may have changed. */
export const ROSTER_STREAM = { url: '/gate/events', event: 'roster-changed' } as const
/** A member's photo of 160 pixels, WebP. */
export const GATE_PHOTO = { url: '/gate/photos/:userId' } as const
