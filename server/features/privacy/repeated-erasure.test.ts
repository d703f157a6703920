import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eraseAgain } from '#server/erasure/erase-again.ts'
import { readErasureList } from '#server/erasure/erasure-list.ts'
import * as removal from '#server/erasure/remove-files.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import * as outbox from '#server/mail/outbox-files.ts'
import { refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { addFullMember, FULL_MEMBER, TRACES } from '#server/testing/members/full-member.ts'
import { PASSWORD, register } from '#server/testing/members/members.ts'
import { filesIn, filesWith, rowsWith } from '#server/testing/members/personal-traces.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me, uploadAvatar } from '#shared/contract/user/auth.ts'
import { deleteOwnUser, eraseUser } from '#shared/contract/user/privacy.ts'

// Other test files of this process have loaded these modules without mocks.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())
// Simulates a crash right after the commit: the process removes no file.
vi.mock('#server/mail/outbox-files.ts', { spy: true })
vi.mock('#server/erasure/remove-files.ts', { spy: true })

let app: TestApp
let superAdmin: AddedMember
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await freshStart(app)
  await app.services.db.deleteFrom('audit_log').execute()
  superAdmin = await addMember(app, { role: 'super_admin', membership: false })
})
afterAll(() => app.close())

const erase = (id: string) =>
  superAdmin.call(eraseUser, { params: { id }, body: { freeSeats: true } })

const uploads = () => filesIn(join(app.services.config.dataDir, 'uploads'))

async function erasuresInLog(): Promise<string[]> {
  const rows = await app.services.db
    .selectFrom('audit_log')
    .select('subject')
    .where('action', '=', 'user.erase')
    .execute()
  return rows.map(({ subject }) => subject)
}

/** The columns of a user that an erasure changes. */
const FIELDS = sql.raw(
  'email, full_name, role, phone_number, date_of_birth, gender, avatar, password_hash, deactivated_at, erased_at',
)

/** Takes a copy of a user's rows and pictures. Returns a function that brings them back. */
async function backUp(userId: string): Promise<() => Promise<void>> {
  const { db, storage } = app.services
  const copy = async (table: string, column: string) => {
    const { rows } = await sql<{ row: unknown }>`
      SELECT to_jsonb(each) AS row FROM ${sql.table(table)} AS each
      WHERE ${sql.ref(column)} = ${userId}`.execute(db)
    return JSON.stringify(rows.map(({ row }) => row))
  }
  const [users, details] = [await copy('users', 'id'), await copy('membership_details', 'user_id')]
  const pictures = await Promise.all(
    (await uploads()).map(async (key) => [key, await storage.read(key)] as const),
  )
  return async () => {
    await sql`
      UPDATE users SET (${FIELDS}) =
        (SELECT ${FIELDS} FROM jsonb_populate_recordset(NULL::users, ${users}::jsonb))
      WHERE id = ${userId}`.execute(db)
    await sql`
      INSERT INTO membership_details
      SELECT * FROM jsonb_populate_recordset(NULL::membership_details, ${details}::jsonb)`.execute(
      db,
    )
    for (const [key, bytes] of pictures) if (bytes) await storage.put(key, bytes)
  }
}

test('erasing a restored user again spares a person who has registered again with the same email [privacy-240]', async () => {
  const { config, db } = app.services
  const first = await addFullMember(app)
  const restore = await backUp(first.id)
  expect((await erase(first.id)).status).toBe(200)
  await app.mail(FULL_MEMBER.email, /Your account has been deleted/)
  await restore()
  expect(await rowsWith(db, FULL_MEMBER.email)).not.toEqual([])
  expect(await uploads()).toHaveLength(2)

  expect(await eraseAgain(app.services)).toEqual({ users: 1, tours: 0 })
  for (const trace of TRACES) expect(await rowsWith(db, trace), trace).toEqual([])
  expect(await uploads()).toEqual([])
  expect(await app.mailSubjects(FULL_MEMBER.email)).toEqual([])
  expect(await erasuresInLog()).toEqual([`user:${first.id}`])

  const again = await register(app, FULL_MEMBER.email, { phoneNumber: FULL_MEMBER.phoneNumber })
  const form = formOf({ avatar: await picture() })
  ;(await again.call(uploadAvatar, { form })).reply()
  await app.mailSubjects(FULL_MEMBER.email)
  expect(await eraseAgain(app.services)).toEqual({ users: 0, tours: 0 })
  await cleanUp(app.services)
  const { user } = (await again.call(me)).reply()
  expect(user).toMatchObject({ email: FULL_MEMBER.email, phoneNumber: FULL_MEMBER.phoneNumber })
  expect(user._id).not.toBe(first.id)
  expect(await uploads()).toHaveLength(1)
  expect(await readErasureList(config.dataDir)).not.toContain(user._id)

  // Erasing the second account of the same person is recorded separately.
  expect((await again.call(deleteOwnUser, { body: { password: PASSWORD } })).status).toBe(200)
  await app.mail(FULL_MEMBER.email, /Your account has been deleted/)
  expect(await erasuresInLog()).toEqual([`user:${first.id}`, `user:${user._id}`])
  expect((await readErasureList(config.dataDir)).slice(-2)).toEqual([first.id, user._id])
  expect(await rowsWith(db, FULL_MEMBER.email)).toEqual([])
})

test('erases once if the request is repeated, in sequence or concurrently [privacy-241]', async () => {
  const { config } = app.services
  const member = await addMember(app)
  const answers = await Promise.all([erase(member.id), erase(member.id), erase(member.id)])
  answers.push(await erase(member.id))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  expect(answers.find(({ status }) => status !== 200)).toMatchObject(refusal('notFound'))

  const own = await addMember(app)
  const deleteOwn = () => own.call(deleteOwnUser, { body: { password: PASSWORD } })
  const repeated = await Promise.all([deleteOwn(), deleteOwn(), deleteOwn()])
  expect(repeated.map(({ status }) => status).sort()).toEqual([200, 401, 401])

  expect(await erasuresInLog()).toEqual([`user:${member.id}`, `user:${own.id}`])
  for (const { email, id } of [member, own]) {
    const subjects = await app.mailSubjects(email)
    expect(subjects.filter((subject) => subject.includes('has been deleted'))).toHaveLength(1)
    const list = await readErasureList(config.dataDir)
    expect(list.filter((each) => each === id)).toHaveLength(1)
  }
})

test('the next clean-up removes what an interrupted erasure left behind [privacy-242]', async () => {
  const { config } = app.services
  const folder = join(config.dataDir, 'outbox')
  const member = await addFullMember(app)
  await expect.poll(() => filesWith(folder, FULL_MEMBER.email)).not.toEqual([])
  const mails = await filesWith(folder, FULL_MEMBER.email)
  vi.mocked(outbox.removeOutboxFiles).mockRejectedValueOnce(new Error('crashed'))
  vi.mocked(removal.removeFilesIfPossible).mockRejectedValueOnce(new Error('crashed'))
  expect((await erase(member.id)).status).toBe(200)
  const lastEmails = async () => {
    const theirs = await filesWith(folder, FULL_MEMBER.email)
    const deletionEmails = await filesWith(folder, 'Subject: Your account has been deleted')
    return theirs.filter((file) => deletionEmails.includes(file))
  }
  await expect.poll(lastEmails).toHaveLength(1)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(mails))

  await cleanUp(app.services)
  const last = await lastEmails()
  expect(last).toHaveLength(1)
  expect(await filesWith(folder, FULL_MEMBER.email)).toEqual(last)
  expect(await uploads()).toEqual([])
  await cleanUp(app.services)
  expect(await filesWith(folder, FULL_MEMBER.email)).toEqual(last)
  expect(await erasuresInLog()).toEqual([`user:${member.id}`])
})
