import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { buildServices } from '#server/services.ts'
import { me } from '#shared/contract/auth.ts'
import { requestTour } from '#shared/contract/tour.ts'
import type { Member } from './add-members.ts'
import { statementsOf, watchStatements } from './record-statements.ts'
import { SECRET } from './start-app.ts'
import type { Recorded } from './start-bare.ts'
import { tourOf } from './tour-of.ts'

type Call = Pick<Recorded, 'statements' | 'stands'>

/** The statements behind GET /auth/me of a member and behind a tour request, from the app itself. */
export async function recordCalls(
  connectionString: string,
  { dataDir, member }: { dataDir: string; member: Member },
): Promise<{ me: Call; tour: Call }> {
  watchStatements()
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: SECRET, RATE_LIMITS: 'off' })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    // What a first request would do besides.
    await app.ready()
    const session: string = app.jwt.verify<{ sid: string }>(member.token).sid
    const meStatements = await statementsOf(async () => {
      const headers = { authorization: `Bearer ${member.token}` }
      const { statusCode } = await app.inject({ url: `/api${me.path}`, headers })
      if (statusCode !== 200) throw new Error(`${me.path} answered ${statusCode}`)
    })
    const email = 'recorded@example.com'
    let id = ''
    const tourStatements = await statementsOf(async () => {
      const payload = tourOf(email)
      const answer = await app.inject({ method: 'POST', url: `/api${requestTour.path}`, payload })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      id = requestTour.reply.parse(answer.json()).data._id
    })
    return {
      me: { statements: meStatements, stands: { session } },
      tour: { statements: tourStatements, stands: { email, id } },
    }
  } finally {
    await app.close()
    await services.close()
  }
}
