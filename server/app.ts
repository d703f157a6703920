import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { adminRoutes } from './features/admin/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { deskBookingRoutes } from './features/booking/desk-routes.ts'
import { bookingRoutes } from './features/booking/routes.ts'
import { seatNewsRoutes } from './features/booking/seat-news-routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { memberRoutes } from './features/member/routes.ts'
import { membershipRoutes } from './features/membership/routes.ts'
import { paymentRoutes } from './features/payment/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { tourRoutes } from './features/tour/routes.ts'
import { userRoutes } from './features/user/routes.ts'
import { apiDocs } from './http/api-docs.ts'
import { AppError } from './http/app-error.ts'
import { handleError } from './http/error-handler.ts'
import { jsonBodies } from './http/json-bodies.ts'
import { MinuteCounts } from './http/minute-counts.ts'
import { pages } from './http/pages.ts'
import { requestLog } from './http/request-log.ts'
import { requestMetrics } from './http/request-metrics.ts'
import { securityHeaders } from './http/security-headers.ts'
import { refuseAddress, refuseBytes } from './http/unreadable-requests.ts'
import { uploadedFiles } from './http/uploaded-files.ts'
import { pinoOptions } from './log/log.ts'
import { PATIENCE, type Patience } from './patience.ts'
import type { Services } from './services.ts'
import { closeWhenStopping } from './stop-serving.ts'

const BODY_LIMIT_BYTES = 64 * 1024

type Options = {
  onRoute?: (route: RouteOptions) => void
  /** Shorter in tests. */
  patience?: Patience
}

/**
 * The whole app over its services, ready to listen or to be injected with requests. `onRoute` hears of
 * every route that is mounted.
 */
export async function buildApp(
  services: Services,
  { onRoute, patience = PATIENCE }: Options = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    connectionTimeout: patience.silenceMs,
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.lookMs },
    bodyLimit: BODY_LIMIT_BYTES,
    logger: pinoOptions(services.log),
    // http/request-log.ts writes the lines.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // What comes along an open connection while the app stops is served like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  if (onRoute) app.addHook('onRoute', onRoute)
  jsonBodies(app)
  requestLog(app)
  closeWhenStopping(app, services)
  requestMetrics(app, services)
  await securityHeaders(app, services.config)
  await app.register(cookie)
  await app.register(jwt, {
    secret: services.secret,
    sign: { algorithm: 'HS256' },
    // When a token is over, its session says, by the app's own clock.
    verify: { algorithms: ['HS256'], ignoreExpiration: true },
  })
  await app.register(multipart)
  await app.register(rateLimit, {
    global: false,
    store: MinuteCounts,
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('tooManyRequests', { values: { seconds: Math.ceil(ttl / 1000) } }),
  })

  await app.register(
    async (api) => {
      await apiDocs(api)
      authRoutes(api, services)
      membershipRoutes(api, services)
      bookingRoutes(api, services)
      deskBookingRoutes(api, services)
      await seatNewsRoutes(api, services)
      paymentRoutes(api, services)
      memberRoutes(api, services)
      tourRoutes(api, services)
      userRoutes(api, services)
      privacyRoutes(api, services)
      settingsRoutes(api, services)
      adminRoutes(api, services)
      healthRoutes(api, services)
    },
    { prefix: '/api' },
  )
  await uploadedFiles(app, services)
  await pages(app, services)
  return app
}
