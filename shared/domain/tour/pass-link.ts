/** What a visitor wants to do with the tour of a pass. */
export const PASS_INTENTS = ['change', 'cancel'] as const
export type PassIntent = (typeof PASS_INTENTS)[number]

/**
 * The path of a visitor pass, which opens the question of an intent at once. The ID is in the fragment, which
 * browsers never send to a server.
 */
export function passPath(id: string, intent?: PassIntent): string {
  return `/visitor-pass${intent ? `?to=${intent}` : ''}#${id}`
}

/** Returns the intent in the query of a pass's URL; undefined if there is none. */
export function passIntent(search: string): PassIntent | undefined {
  const wanted = /[?&]to=(\w+)/.exec(search)?.[1]
  return PASS_INTENTS.find((intent) => intent === wanted)
}

const PASS_ID = /^#([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** Returns the pass's ID in the fragment of a link; undefined if there is none. */
export function passIdFromFragment(fragment: string): string | undefined {
  return PASS_ID.exec(fragment)?.[1]
}
