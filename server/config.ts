import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { looksLikeEmail, normalEmail } from '#shared/domain/email.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'
import { newPasswordProblem } from '#shared/domain/password.ts'
import { readS3Config, type S3Config } from './s3-config.ts'
import { StartupError } from './startup-error.ts'

/** Everything the person who runs the hall can set. The variables are described in `.env.example`. */
export type Config = {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Without it the app runs its own PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined
  /** Without it mails become files in `dataDir`. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Where visitors reach the app, without a slash at the end. */
  publicUrl: string
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** Without it one is generated into `dataDir`. */
  sessionSecret: string | undefined
  hallTimezone: string
  payments: 'simulated' | 'desk'
  holdMinutes: number
  rateLimits: boolean
  /** Whose X-Forwarded-For is believed: addresses and nets, the way Fastify takes them. */
  trustProxy: string[]
  /** How long the app goes on serving after it was told to stop. */
  stopDelaySeconds: number
  /** Without it uploads are kept in `dataDir`. */
  s3: S3Config | undefined
  /** Where Prometheus reads the metrics. Without it they are not served. */
  metricsPort: number | undefined
  metricsHost: string
}

type Environment = Readonly<Record<string, string | undefined>>

const SESSION_SECRET_MIN_LENGTH = 32
const DAY_MINUTES = 24 * 60

/** Reads the settings. Throws StartupError naming the first variable with a bad value. */
export function readConfig(env: Environment): Config {
  const read = <T>(name: string, parse: Parser<T>): T | undefined => {
    // `NAME=` in an .env file means that the line was left blank.
    const text = env[name]?.trim()
    return text ? parse(text, name) : undefined
  }

  const port = read('PORT', wholeNumber(0, 65_535)) ?? 3000
  const metricsPort = read('METRICS_PORT', wholeNumber(0, 65_535))
  // 0 stands for any free one.
  if (metricsPort === port && port !== 0) {
    throw new StartupError(`METRICS_PORT must differ from PORT, which is ${port}.`)
  }
  return {
    port,
    host: read('HOST', hostName) ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR', anyText) ?? 'data'),
    databaseUrl: read('DATABASE_URL', address(['postgres:', 'postgresql:'], 'a PostgreSQL')),
    smtpUrl: read('SMTP_URL', address(['smtp:', 'smtps:'], 'a mail server')),
    mailFrom: read('MAIL_FROM', mailbox) ?? `${HALL_NAME} <no-reply@localhost>`,
    publicUrl: read('PUBLIC_URL', webOrigin) ?? `http://localhost:${port}`,
    adminEmail: read('ADMIN_EMAIL', email),
    // Taken as it is: a space at either end belongs to a password.
    adminPassword: env.ADMIN_PASSWORD
      ? newPassword(env.ADMIN_PASSWORD, 'ADMIN_PASSWORD')
      : undefined,
    sessionSecret: read('SESSION_SECRET', secret),
    hallTimezone: read('HALL_TIMEZONE', timeZone) ?? 'Asia/Kolkata',
    payments: read('PAYMENTS', oneOf('simulated', 'desk')) ?? 'simulated',
    holdMinutes: read('HOLD_MINUTES', wholeNumber(1, DAY_MINUTES)) ?? 30,
    rateLimits: (read('RATE_LIMITS', oneOf('on', 'off')) ?? 'on') === 'on',
    trustProxy: read('TRUST_PROXY', proxies) ?? ['loopback'],
    stopDelaySeconds: read('STOP_DELAY_SECONDS', wholeNumber(0, 300)) ?? 0,
    s3: readS3Config((name) => read(name, anyText)),
    metricsPort,
    metricsHost: read('METRICS_HOST', hostName) ?? '127.0.0.1',
  }
}

/** The name of every variable that is read. */
export function variableNames(): string[] {
  const names = new Set<string>()
  readConfig(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_none, name) => {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...names]
}

/** Turns a variable's text into its value, or throws StartupError. */
type Parser<T> = (text: string, name: string) => T

// The value itself is never repeated: it may be a password, or an address that holds one.
function expected(name: string, what: string): StartupError {
  return new StartupError(`${name} must be ${what}.`)
}

const anyText: Parser<string> = (text) => text

function wholeNumber(least: number, most: number): Parser<number> {
  return (text, name) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw expected(name, `a whole number from ${least} to ${most}`)
  }
}

function oneOf<const T extends string>(...choices: T[]): Parser<T> {
  return (text, name) => {
    const choice = choices.find((each) => each === text)
    if (choice !== undefined) return choice
    throw expected(name, choices.map((each) => `"${each}"`).join(' or '))
  }
}

function address(protocols: string[], whose: string): Parser<string> {
  return (text, name) => {
    if (protocols.includes(urlOf(text)?.protocol ?? '')) return text
    throw expected(name, `${whose} address that begins with ${protocols.join('// or ')}//`)
  }
}

const webOrigin: Parser<string> = (text, name) => {
  const url = urlOf(text)
  const isOrigin = url?.pathname === '/' && url.search === '' && url.hash === ''
  if (isOrigin && /^https?:$/.test(url.protocol) && url.username === '') return url.origin
  throw expected(name, 'a web address without a path, such as https://hall.example.com')
}

const hostName: Parser<string> = (text, name) => {
  if (/^[\w.:-]+$/.test(text)) return text
  throw expected(name, 'a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0')
}

const mailbox: Parser<string> = (text, name) => {
  const bare = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text
  if (looksLikeEmail(bare) || /^[^\s@]+@localhost$/.test(bare)) return text
  throw expected(name, 'an email address, or a name and an address: Hall <hall@example.com>')
}

/** `loopback`, addresses and nets such as 10.0.0.0/8, with commas between them. */
const proxies: Parser<string[]> = (text, name) => {
  const all = text.split(',').map((each) => each.trim())
  if (all.every((each) => each === 'loopback' || isAddressOrNet(each))) return all
  throw expected(name, 'loopback, or addresses and nets with commas between them: 10.0.0.0/8')
}

const email: Parser<string> = (text, name) => {
  if (looksLikeEmail(text)) return normalEmail(text)
  throw expected(name, 'an email address')
}

const newPassword: Parser<string> = (text, name) => {
  if (newPasswordProblem(text) === undefined) return text
  throw expected(
    name,
    'at least 8 characters with a lowercase letter, an uppercase letter, a digit and a special character, without the name of the hall',
  )
}

const secret: Parser<string> = (text, name) => {
  if (text.length >= SESSION_SECRET_MIN_LENGTH) return text
  throw expected(name, `at least ${SESSION_SECRET_MIN_LENGTH} characters long`)
}

const timeZone: Parser<string> = (text, name) => {
  // A bare offset is refused: PostgreSQL reads its sign the other way round.
  if (/^[a-z]/i.test(text) && isTimeZone(text)) return text
  throw expected(name, 'a time zone name such as Asia/Kolkata')
}

function isAddressOrNet(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? []
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  // A net of no bits would be everybody, and anybody could then say who they are.
  return Number(bits) >= 1 && Number(bits) <= most
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}
