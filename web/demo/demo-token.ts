import type { DemoHall, DemoPerson } from '#web/demo/demo-hall.ts'

const DAY_SECONDS = 86_400

/** A token of the shape that the client expects. No server would take it: nobody has signed it. */
export function openSession(hall: DemoHall, person: DemoPerson): string {
  const exp = Math.floor(hall.now().getTime() / 1000) + DAY_SECONDS
  const token = [{ alg: 'none' }, { sid: hall.nextId(), exp }, 'demo']
    .map((part) => btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_'))
    .join('.')
  hall.sessions.set(token, person.id)
  return token
}

/** Whose a token is, as long as the account is in use. */
export function personOfToken(hall: DemoHall, token: string | undefined): DemoPerson | undefined {
  const id = token === undefined ? undefined : hall.sessions.get(token)
  return hall.people.find((person) => person.id === id && person.active)
}
