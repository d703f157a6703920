import jwt from '@fastify/jwt'
import Fastify from 'fastify'
import { connect } from '#server/db/connection/connect.ts'
import { saveMembershipDetails } from '#server/db/queries/user/membership-details.ts'
import { addUser } from '#server/db/queries/user/new-user.ts'
import { openSession } from '#server/features/auth/tokens.ts'
import { createPasswords } from '#server/passwords/passwords.ts'
import { NOTICE_NOT_SHOWN } from '#shared/domain/personal-data/privacy-notice.ts'
import { SECRET } from './start-app.ts'

export const PASSWORD = 'Bench-Passw0rd!'

/** A logged-in student with membership details and no booking. */
export type Member = { id: string; email: string; token: string }

/** Adds students who all have the password PASSWORD. */
export async function addMembers(connectionString: string, count: number): Promise<Member[]> {
  const { db } = connect(connectionString)
  const signer = Fastify()
  await signer.register(jwt, { secret: SECRET, sign: { algorithm: 'HS256' } })
  const passwords = createPasswords()
  const passwordHash = await passwords.hash(PASSWORD)
  await passwords.close()
  const now = new Date()

  async function addMember(number: number): Promise<Member> {
    const email = `bench${number}@example.com`
    const { id } = await addUser(
      db,
      {
        email,
        fullName: 'Ravi Patil',
        phoneNumber: `+91${6_000_000_000 + number}`,
        dateOfBirth: '2001-02-03',
        gender: 'male',
        passwordHash,
        avatar: null,
        consentedOn: now.toISOString().slice(0, 10),
        language: 'en',
        languageChosen: false,
        awaitsClaim: false,
        ...NOTICE_NOT_SHOWN,
      },
      now,
    )
    await db
      .transaction()
      .execute((trx) => saveMembershipDetails(trx, { ...DETAILS, userId: id }, now))
    const token = await openSession(signer, db, { userId: id, rememberMe: true, now })
    return { id, email, token }
  }

  try {
    return await Promise.all(Array.from({ length: count }, (_, number) => addMember(number)))
  } finally {
    await signer.close()
    await db.destroy()
  }
}

/** The membership details that are texts in the form and in the table. */
export const DETAIL_TEXTS = {
  fatherName: 'Ramesh Patil',
  parentContactNumber: '9876500000',
  educationalBackground: 'Graduation',
  currentOccupation: 'Student',
  currentAddress: '12 Laxmi Road, Pune',
  jobTitle: '',
  examPreparation: 'MPSC',
  examinationDate: '2030-09-01',
}
const DETAILS = { ...DETAIL_TEXTS, visitedBefore: false, selfie: 'selfies/none.webp' }
