import { sql } from 'kysely'
import {
  type AddedMember,
  addMember,
  addMembers,
  logInAgain,
} from '#server/testing/members/add-members.ts'
import { changeSettings } from '#server/testing/members/front-desk.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { getCash } from '#shared/contract/money/cash.ts'
import type { ActScene } from './acts/act-scene.ts'
import { performAct } from './acts/perform-act.ts'
import { type ActKind, CANDIDATES, type MoneyAct } from './money-act.ts'

const MEMBERS = 4
/** At least as many as the app opens. */
const CONNECTIONS = 12
const MINUTES = { moment: 1, holdLasts: 40, day: 24 * 60 }

/** The owner, the staff at the counter and the members, who act at random. */
export type MoneyActors = {
  owner: AddedMember
  /** The people at the counter: an admin and a receptionist. */
  desks: readonly AddedMember[]
  members: readonly AddedMember[]
  /**
   * Sends an act through the API, and returns whether it was accepted. Refusals are allowed, server errors are not.
   */
  perform(act: MoneyAct): Promise<boolean>
  /**
   * Sends two acts at the same time, the second one for the same member. `repeated`: the second one is the first one
   * again. Returns the kinds of those that were accepted.
   */
  race(act: MoneyAct, rival: MoneyAct | 'repeated'): Promise<ActKind[]>
}

export async function openMoneyActors(app: TestApp): Promise<MoneyActors> {
  const { db } = app.services
  await db.updateTable('users').set({ role: 'user' }).execute()
  const owner = await addMember(app, { role: 'super_admin', membership: false })
  const desks = [
    await addMember(app, { role: 'admin', membership: false }),
    await addMember(app, { role: 'receptionist', membership: false }),
  ]
  for (const [index, { id }] of [owner, ...desks].entries()) {
    await db
      .updateTable('users')
      .set({ full_name: `Staff ${index}` })
      .where('id', '=', id)
      .execute()
  }
  const members = await addMembers(app, MEMBERS)
  const terms = { receptionistDiscount: 50, lateFeeAmount: 40, lateFeeDays: 0 }
  ;(await changeSettings(owner, terms)).expectSuccess()

  /**
   * Chooses who performs the act, among those to whom it applies. If it applies to nobody, a seat is reserved instead,
   * or booked, so that later acts have something to act on.
   */
  async function prepare(act: MoneyAct): Promise<{ act: MoneyAct; member: AddedMember }> {
    const anybody = members[act.member % MEMBERS] ?? owner
    const query = CANDIDATES[act.kind]
    if (!query) return { act, member: anybody }
    const { rows } = await query.execute(db)
    const candidate = rows[act.member % Math.max(rows.length, 1)]
    const member = members.find(({ id }) => id === candidate?.id)
    if (member) return { act, member }
    return prepare({ ...act, kind: act.kind === 'reserve' ? 'book' : 'reserve' })
  }

  const sceneOf = (act: MoneyAct, member: AddedMember): ActScene => ({
    ...{ app, owner, member },
    desk: desks[act.desk] ?? owner,
    id: crypto.randomUUID(),
  })

  /** Waits until every connection of the app works. One that has ended is replaced by the request that meets it. */
  async function untilConnected(): Promise<void> {
    for (let tries = 0; tries < 10; tries++) {
      const answers = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => owner.call(getCash)),
      )
      if (answers.every(({ status }) => status === 200)) return
    }
  }

  async function wait(minutes: number): Promise<void> {
    app.clock.advance({ minutes })
    for (const each of [owner, ...desks, ...members]) await logInAgain(app, each)
  }

  /** Performs the act and returns whether it was accepted. Throws if the server failed. */
  async function send(act: MoneyAct, scene: ActScene): Promise<boolean> {
    const answer = await performAct(act, scene)
    if (answer && answer.status >= 500) {
      throw new Error(`${JSON.stringify(act)} was answered with ${answer.status}`)
    }
    return answer?.status === 200
  }

  return {
    owner,
    desks,
    members,
    async perform(drawn) {
      const { act, member } = await prepare(drawn)
      if (act.kind === 'wait') {
        const { moment, holdLasts, day } = MINUTES
        await wait([moment, holdLasts, day][act.choice % 3] ?? moment)
        return true
      }
      if (act.kind === 'payLate') await wait(MINUTES.day)
      const scene = sceneOf(act, member)
      if (act.interruptedAfterMs !== null) {
        const interrupted = performAct(act, scene).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, act.interruptedAfterMs ?? 0))
        await abortStatements(app)
        await interrupted
        await untilConnected()
      }
      return send(act, scene)
    },
    async race(drawn, rival) {
      const { act, member } = await prepare(drawn)
      if (act.kind === 'payLate') await wait(MINUTES.day)
      const scene = sceneOf(act, member)
      const second = rival === 'repeated' ? act : rival
      const accepted = await Promise.all([
        send(act, scene),
        send(second, rival === 'repeated' ? scene : sceneOf(second, member)),
      ])
      return [act, second].flatMap(({ kind }, index) => (accepted[index] ? kind : []))
    },
  }
}

/** Terminates the connections that are running a statement or a transaction, as a crash would. */
async function abortStatements({ services }: TestApp): Promise<void> {
  await sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      AND state <> 'idle'
  `.execute(services.db)
}
