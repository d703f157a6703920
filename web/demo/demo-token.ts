import type { DemoState, DemoUser } from '#web/demo/demo-state.ts'

const DAY_SECONDS = 86_400

/** Returns a token in the client's format. It is unsigned, so the server rejects it. */
export function openSession(state: DemoState, user: DemoUser): string {
  const exp = Math.floor(state.now().getTime() / 1000) + DAY_SECONDS
  const token = [{ alg: 'none' }, { sid: state.nextId(), exp }, 'demo']
    .map((part) => btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_'))
    .join('.')
  state.sessions.set(token, user.id)
  return token
}

/** Ends every session of a user. */
export function endSessions({ sessions }: DemoState, { id }: DemoUser): void {
  for (const [token, userId] of sessions) if (userId === id) sessions.delete(token)
}

/** Returns a token's user, unless deactivated. */
export function userOfToken(state: DemoState, token: string | undefined): DemoUser | undefined {
  const id = token === undefined ? undefined : state.sessions.get(token)
  return state.users.find((user) => user.id === id && user.deactivatedAt === null)
}
