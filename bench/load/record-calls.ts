import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import { buildServices } from '#server/services.ts'
import { me } from '#shared/contract/auth.ts'
import { requestTour } from '#shared/contract/tour.ts'
import type { Member } from './add-members.ts'
import { enableRecording, recordStatements } from './record-statements.ts'
import { SECRET } from './start-app.ts'
import type { BareServerOptions } from './start-bare-server.ts'
import { tourForm } from './tour-form.ts'

type Call = Pick<BareServerOptions, 'statements' | 'placeholders'>

/** Records the statements that the app runs for GET /auth/me and for a tour request. */
export async function recordCalls(
  connectionString: string,
  { dataDir, member }: { dataDir: string; member: Member },
): Promise<{ me: Call; tour: Call }> {
  enableRecording()
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: SECRET, RATE_LIMITS: 'off' })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    // Otherwise the first request would include the startup.
    await app.ready()
    const session: string = app.jwt.verify<{ sid: string }>(member.token).sid
    const meStatements = await recordStatements(async () => {
      const headers = { authorization: `Bearer ${member.token}` }
      const { statusCode } = await app.inject({ url: `/api${me.path}`, headers })
      if (statusCode !== 200) throw new Error(`${me.path} returned ${statusCode}`)
    })
    const email = 'recorded@example.com'
    let id = ''
    const tourStatements = await recordStatements(async () => {
      const payload = tourForm(email)
      const response = await app.inject({ method: 'POST', url: `/api${requestTour.path}`, payload })
      if (response.statusCode !== 200) throw new Error(response.body)
      id = requestTour.reply.parse(response.json()).data._id
    })
    return {
      me: { statements: meStatements, placeholders: { session } },
      tour: { statements: tourStatements, placeholders: { email, id } },
    }
  } finally {
    await app.close()
    await services.close()
  }
}
