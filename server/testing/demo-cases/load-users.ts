import { createHash } from 'node:crypto'
import { hashCode } from '#server/codes/one-time-codes.ts'
import { valuesOf } from '#server/db/connection/column-names.ts'
import { createSignedToken } from '#server/http/guards/signed-token.ts'
import { DUMMY_HASH } from '#server/passwords/hash-parameters.ts'
import { hashRecoveryCode } from '#server/second-factor/recovery-codes.ts'
import { sealKey } from '#server/second-factor/sealed-key.ts'
import { MEMBERSHIP_FIELDS } from '#shared/domain/membership.ts'
import { NOTICE_FIELDS } from '#shared/domain/personal-data/privacy-notice.ts'
import { CODE_PURPOSES, type CodePurpose } from '#shared/domain/user/one-time-code.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { PASSWORD } from '../members/members.ts'
import { TEST_START, type TestApp } from '../test-app.ts'
import { CODE, FACTOR_KEY, type UserName, userId, VERIFIED_VISITOR } from './world.ts'

const cookies = new WeakMap<TestApp['services'], string>()

/** The verification cookie for the world's email. */
export function verificationCookie(services: TestApp['services']): string {
  const known = cookies.get(services)
  if (known) return known
  const made = createSignedToken(services, { kind: 'emailProof' }, 24 * 60 * 60)
  cookies.set(services, made)
  return made
}

/** The cookie that allows erasing the tours of the world's visitor. */
export function visitorCookie(services: TestApp['services']): string {
  return createSignedToken(
    services,
    { kind: 'visitorProof', subject: VERIFIED_VISITOR },
    24 * 60 * 60,
  )
}

const EXPIRY = new Date(TEST_START.getTime() + 24 * 3_600_000)

/** Hashing is slow, so all users share one hash. */
let sharedHash: Promise<string> | undefined

export async function loadUsers(
  { db, passwords }: TestApp['services'],
  { users, now }: DemoState,
): Promise<void> {
  sharedHash ??= passwords.hash(PASSWORD)
  const passwordHash = await sharedHash
  const fields = [
    'id',
    'email',
    'fullName',
    'role',
    'phoneNumber',
    'gender',
    'dateOfBirth',
    'memberId',
    'createdAt',
    'deactivatedAt',
    'erasedAt',
    'passwordHash',
    'consentedOn',
    'lastVerifiedEmail',
    'awaitsClaim',
    'language',
    'languageChosen',
    'attendanceOn',
    ...NOTICE_FIELDS,
  ] as const
  const rows = users.map((user) =>
    valuesOf(
      {
        lastVerifiedEmail: null,
        ...user,
        passwordHash: user.passwordInvalidated ? DUMMY_HASH : passwordHash,
        languageChosen: true,
      },
      fields,
    ),
  )
  await db.insertInto('users').values(rows).execute()
  const consents = users.flatMap((user) =>
    user.parentalConsents.map((consent) => ({
      ...valuesOf(consent, [
        'method',
        'parentEmail',
        'idKind',
        'idLastFour',
        'givenAt',
        'withdrawnAt',
      ]),
      ...valuesOf(consent, NOTICE_FIELDS),
      user_id: user.id,
      recorded_by: userId('admin'),
    })),
  )
  await db.insertInto('parental_consents').values(consents).execute()
  const members = users.flatMap(({ id, membership, createdAt }) =>
    membership ? [{ id, membership, createdAt }] : [],
  )
  await db
    .insertInto('membership_details')
    .values(
      members.map(({ id, membership, createdAt }) => ({
        ...valuesOf(membership, MEMBERSHIP_FIELDS),
        user_id: id,
        selfie: 'selfies/none.webp',
        updated_at: createdAt,
      })),
    )
    .execute()
  await db
    .insertInto('sessions')
    .values(
      users.map(({ id, deactivatedAt }) => ({
        id,
        user_id: id,
        created_at: TEST_START,
        expires_at: EXPIRY,
        ended_at: deactivatedAt,
        last_used_at: now(),
      })),
    )
    .execute()
  const issuedMemberIds = users.filter(({ memberId }) => memberId).length
  await db
    .insertInto('member_id_counters')
    .values({ year: 2026, month: 3, last: issuedMemberIds })
    .execute()
}

export async function loadFactors(
  services: TestApp['services'],
  { users }: DemoState,
): Promise<void> {
  const { db } = services
  for (const { id, secondFactor } of users) {
    if (!secondFactor) continue
    const { since, recoveryCodes } = secondFactor
    const sealed_key = sealKey(services, id, Buffer.from(FACTOR_KEY, 'hex'))
    const started = { started_at: TEST_START, confirmed_at: since, last_step: since && 0 }
    await db
      .insertInto('second_factors')
      .values({ user_id: id, sealed_key, ...started })
      .execute()
    const codes = recoveryCodes.map((code) => ({
      user_id: id,
      code_hash: hashRecoveryCode(services, id, code),
      used_at: null,
    }))
    if (codes.length > 0) await db.insertInto('recovery_codes').values(codes).execute()
  }
}

/** For codes sent to an address other than the user's own: the user, by purpose. */
const CODE_OWNERS: Partial<Record<CodePurpose, UserName>> = { parent: 'minor', email: 'member' }

export async function loadCodes(services: TestApp['services'], world: DemoState): Promise<void> {
  const { db } = services
  for (const [key, { sentAt, expiresAt, usedAt, wrongTries }] of world.codes) {
    const [name, email = ''] = key.split(' ')
    const purpose = CODE_PURPOSES.find((known) => known === name)
    if (!purpose) throw new Error(`Unknown code purpose: ${name}`)
    const owner = CODE_OWNERS[purpose]
    const boundTo = owner ? { boundTo: userId(owner) } : {}
    const code_hash = hashCode(services, { email, purpose, ...boundTo }, CODE)
    await db
      .insertInto('one_time_codes')
      .values({
        email,
        purpose,
        code_hash,
        sent_at: sentAt,
        expires_at: expiresAt,
        used_at: usedAt,
        wrong_tries: wrongTries,
      })
      .execute()
  }
  const token_hash = createHash('sha256').update(verificationCookie(services)).digest()
  for (const email of world.verifiedEmails) {
    await db.insertInto('email_proofs').values({ email, token_hash, expires_at: EXPIRY }).execute()
  }
}
