import { resolve } from 'node:path'
import type * as z from 'zod/mini'
import { publicKeyOf, type Vapid } from '#server/push/vapid.ts'
import { environment, pushEnvironment, s3Environment } from './environment.ts'
import { toS3Config } from './s3-config.ts'
import { StartupError } from './startup-error.ts'

/** The app's configuration. */
export type Config = ReturnType<typeof readConfig>

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the configuration. Throws StartupError naming the first variable with a bad value. */
export function readConfig(env: Environment) {
  const filled = withoutBlanks(env)
  const set = parse(environment, filled)
  // 0 means any free port.
  if (set.METRICS_PORT === set.PORT && set.PORT !== 0) {
    throw new StartupError(`METRICS_PORT must differ from PORT, which is ${set.PORT}.`)
  }
  return {
    port: set.PORT,
    host: set.HOST,
    /** Absolute path. */
    dataDir: resolve(set.DATA_DIR),
    /** If unset, the app runs its own PostgreSQL in `dataDir`. */
    databaseUrl: set.DATABASE_URL,
    /** If unset, emails are written to files in `dataDir`. */
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    /** The address that visitors open, without a trailing slash. */
    publicUrl: set.PUBLIC_URL ?? `http://localhost:${set.PORT}`,
    adminEmail: set.ADMIN_EMAIL,
    adminPassword: set.ADMIN_PASSWORD,
    /** If unset, one is generated and stored in `dataDir`. */
    sessionSecret: set.SESSION_SECRET,
    hallTimezone: set.HALL_TIMEZONE,
    payments: set.PAYMENTS,
    /** Whether simulated payments are allowed with a public address. */
    simulatedPaymentsOk: set.PAYMENTS_SIMULATED_OK === 'yes',
    /** Whether visitors may use demo mode. */
    demo: set.DEMO === 'on',
    /** Whether browsers cache the app shell, so that the app opens offline. */
    serviceWorker: set.SERVICE_WORKER === 'on',
    holdMinutes: set.HOLD_MINUTES,
    rateLimits: set.RATE_LIMITS === 'on',
    /**
     * The proxies whose X-Forwarded-For is trusted: addresses and CIDR blocks, as Fastify accepts
     * them.
     */
    trustProxy: set.TRUST_PROXY,
    /** How long the app keeps serving after a stop signal. */
    stopDelaySeconds: set.STOP_DELAY_SECONDS,
    /** If unset, uploads are stored in `dataDir`. */
    s3: readS3Config(filled),
    /** Where metrics are served. If unset, they are not. */
    metricsPort: set.METRICS_PORT,
    metricsHost: set.METRICS_HOST,
    /** If unset, there are no notifications on phones. */
    vapid: readVapid(filled),
  }
}

/** Whether the app is open to the internet, judging by the address that visitors open. */
export function isPublicAddress({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:')
}

function readS3Config(env: Environment) {
  const isUnset = Object.keys(s3Environment.shape).every((name) => env[name] === undefined)
  return isUnset ? undefined : toS3Config(parse(s3Environment, env))
}

function readVapid(env: Environment): Vapid | undefined {
  const isUnset = Object.keys(pushEnvironment.shape).every((name) => env[name] === undefined)
  if (isUnset) return undefined
  const set = parse(pushEnvironment, env)
  if (publicKeyOf(set.VAPID_PRIVATE_KEY) !== set.VAPID_PUBLIC_KEY) {
    throw new StartupError('VAPID_PUBLIC_KEY must be the public key of VAPID_PRIVATE_KEY.')
  }
  return {
    publicKey: set.VAPID_PUBLIC_KEY,
    privateKey: set.VAPID_PRIVATE_KEY,
    subject: set.VAPID_SUBJECT,
  }
}

/** The names of all variables that the app reads. */
export function variableNames(): string[] {
  return [environment, s3Environment, pushEnvironment].flatMap(({ shape }) => Object.keys(shape))
}

/** An empty value, as in `NAME=`, counts as unset. */
function withoutBlanks(env: Environment): Environment {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined])
  // Not trimmed: a password may start or end with a space.
  return { ...Object.fromEntries(trimmed), ADMIN_PASSWORD: env.ADMIN_PASSWORD || undefined }
}

function parse<T>(schema: z.ZodMiniType<T>, env: Environment): T {
  const parsed = schema.safeParse(env)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new StartupError(`${String(issue?.path[0])} ${issue?.message}.`)
}
