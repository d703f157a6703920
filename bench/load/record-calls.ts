import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/read-config.ts'
import { buildServices } from '#server/services.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { me } from '#shared/contract/user/auth.ts'
import type { Member } from './add-members.ts'
import type { ApiRequest } from './api-request.ts'
import { bookingRequest, freeSeatOf, seatMapRequest } from './booking-requests.ts'
import { enableRecording, recordStatements } from './record-statements.ts'
import { SECRET } from './start-app.ts'
import type { BareServerOptions } from './start-bare-server.ts'
import { tourForm } from './tour-form.ts'

type Call = Pick<BareServerOptions, 'statements' | 'placeholders'>

/** Records the statements that the app runs for four calls. */
export async function recordCalls(
  connectionString: string,
  { dataDir, member }: { dataDir: string; member: Member },
): Promise<{ me: Call; tour: Call; map: Call; booking: Call }> {
  enableRecording()
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: SECRET, RATE_LIMITS: 'off' })
  const services = await buildServices(config, { connectionString, print: () => {} })
  const app = await buildApp(services)
  try {
    // Otherwise the first request would include the startup.
    await app.ready()
    const session: string = app.jwt.verify<{ sid: string }>(member.token).sid
    const record = ({ path, token, body }: ApiRequest) =>
      recordStatements(async () => {
        const { statusCode } = await app.inject({
          method: body ? 'POST' : 'GET',
          url: `/api${path}`,
          headers: { authorization: `Bearer ${token}` },
          ...(body && { payload: body }),
        })
        if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}`)
      })
    const meRequest = { path: me.path, token: member.token }
    const mapRequest = seatMapRequest(0, member.token)
    // Opens all connections: the first statements on each set it up, and are not part of a call.
    for (let times = 0; times < 5; times++) {
      for (const request of [meRequest, mapRequest]) await record(request)
    }
    const meStatements = await record(meRequest)
    const mapStatements = await record(mapRequest)
    const freeSeat = freeSeatOf(0)
    // The second booking replaces the first, as most do in the benchmark.
    await record(bookingRequest(freeSeat, member.token))
    const bookingStatements = await record(bookingRequest(freeSeat, member.token))
    const email = 'recorded@example.com'
    let id = ''
    const tourStatements = await recordStatements(async () => {
      const payload = tourForm(email)
      const response = await app.inject({ method: 'POST', url: `/api${requestTour.path}`, payload })
      if (response.statusCode !== 200) throw new Error(response.body)
      id = requestTour.reply.parse(response.json()).data._id
    })
    const all = [...meStatements, ...mapStatements, ...bookingStatements, ...tourStatements]
    const setup = all.find(({ text }) => /^set\b/i.test(text))
    if (setup) throw new Error(`Recorded a statement that sets up a connection: ${setup.text}`)
    const mail = tourStatements.find(({ text }) => text.startsWith('insert into "outgoing_mails"'))
    const mailId = String(mail?.values[0])
    return {
      me: { statements: meStatements, placeholders: { session } },
      map: { statements: mapStatements, placeholders: { session } },
      booking: {
        statements: bookingStatements,
        placeholders: { session, seat: freeSeat.seat.id },
      },
      tour: { statements: tourStatements, placeholders: { email, ids: [id, mailId] } },
    }
  } finally {
    await app.close()
    await services.close()
  }
}
