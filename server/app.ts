import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { AppError } from './app-error.ts'
import { HTTP_TIMEOUTS, type HttpTimeouts } from './config/http-timeouts.ts'
import { adminRoutes } from './features/admin/routes.ts'
import { ownDetailsRoutes } from './features/auth/own-details-routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { sessionRoutes } from './features/auth/session-routes.ts'
import { bookingRoutes } from './features/booking/routes.ts'
import { seatStreamRoutes } from './features/booking/seat-stream-routes.ts'
import { booksRoutes } from './features/books/routes.ts'
import { cashRoutes } from './features/cash/routes.ts'
import { deskBookingRoutes } from './features/desk-booking/routes.ts'
import { doorLogRoutes } from './features/door/door-log-routes.ts'
import { gateRoutes } from './features/door/gate-routes.ts'
import { passRoutes } from './features/door/pass-routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { memberRoutes } from './features/member/routes.ts'
import { membershipRoutes } from './features/membership/routes.ts'
import { paymentRoutes } from './features/payment/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { visitorDataRoutes } from './features/privacy/visitor-routes.ts'
import { pushRoutes } from './features/push/routes.ts'
import { secondFactorRoutes } from './features/second-factor/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { statementRoutes } from './features/statement/routes.ts'
import { tourRoutes } from './features/tour/routes.ts'
import { userRoutes } from './features/user/routes.ts'
import { walkInRoutes } from './features/walk-in/routes.ts'
import { apiDocs } from './http/api-docs.ts'
import { handleError } from './http/error-handler.ts'
import { jsonBodies } from './http/json-bodies.ts'
import { addressBlock } from './http/limits/address-block.ts'
import { MinuteCounts } from './http/limits/minute-counts.ts'
import { pages } from './http/pages/pages.ts'
import { securityHeaders } from './http/pages/security-headers.ts'
import { uploadedFiles } from './http/pages/uploaded-files.ts'
import { requestLog } from './http/request-log.ts'
import { requestMetrics } from './http/request-metrics.ts'
import { refuseMalformedRequest, refuseMalformedUrl } from './http/unreadable-requests.ts'
import { closeWhenStopping } from './lifecycle/stop-serving.ts'
import type { Services } from './services.ts'

/** How many recently used tokens are kept, about 300 bytes each. */
const CACHED_TOKENS = 2_000
const BODY_LIMIT_BYTES = 64 * 1024

type Options = {
  onRoute?: (route: RouteOptions) => void
  /** Shorter in tests. */
  timeouts?: HttpTimeouts
}

/**
 * Builds the app from its services, ready to listen or to receive injected requests. `onRoute` is called for
 * every mounted route.
 */
export async function buildApp(
  services: Services,
  { onRoute, timeouts = HTTP_TIMEOUTS }: Options = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    connectionTimeout: timeouts.idleMs,
    requestTimeout: timeouts.requestMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
    },
    bodyLimit: BODY_LIMIT_BYTES,
    loggerInstance: services.log,
    // http/request-log.ts writes the lines.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: services.config.trustProxy,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // While the app is stopping, requests on open connections are still served.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: refuseMalformedUrl,
    clientErrorHandler: refuseMalformedRequest,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  if (onRoute) app.addHook('onRoute', onRoute)
  jsonBodies(app)
  requestLog(app)
  closeWhenStopping(app, services)
  requestMetrics(app, services)
  securityHeaders(app, services.config)
  await app.register(cookie)
  await app.register(jwt, {
    secret: services.secret,
    sign: { algorithm: 'HS256' },
    verify: {
      algorithms: ['HS256'],
      // The session decides when a token expires, using the app's clock.
      ignoreExpiration: true,
      // Only spares the signature: each request still reads the session.
      cache: CACHED_TOKENS,
    },
  })
  await app.register(multipart)
  await app.register(rateLimit, {
    global: false,
    store: MinuteCounts,
    keyGenerator: ({ ip }) => addressBlock(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError({ code: 'tooManyRequests', values: { seconds: Math.ceil(ttl / 1000) } }),
  })

  await app.register(
    async (api) => {
      await apiDocs(api)
      authRoutes(api, services)
      sessionRoutes(api, services)
      secondFactorRoutes(api, services)
      ownDetailsRoutes(api, services)
      pushRoutes(api, services)
      membershipRoutes(api, services)
      bookingRoutes(api, services)
      deskBookingRoutes(api, services)
      cashRoutes(api, services)
      booksRoutes(api, services)
      statementRoutes(api, services)
      await seatStreamRoutes(api, services)
      paymentRoutes(api, services)
      memberRoutes(api, services)
      passRoutes(api, services)
      doorLogRoutes(api, services)
      await gateRoutes(api, services)
      tourRoutes(api, services)
      userRoutes(api, services)
      walkInRoutes(api, services)
      privacyRoutes(api, services)
      visitorDataRoutes(api, services)
      settingsRoutes(api, services)
      adminRoutes(api, services)
      healthRoutes(api, services)
    },
    { prefix: '/api' },
  )
  await uploadedFiles(app, services)
  const { demo, publicUrl, serviceWorker } = services.config
  const { hallDetails, takenSeats } = services
  await pages(app, { hallDetails, takenSeats, demo, publicUrl, serviceWorker })
  return app
}
