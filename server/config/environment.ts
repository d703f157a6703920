import * as z from 'zod/mini'
import { DEFAULT_HOLD_MINUTES } from '#shared/domain/booking/hold-minutes.ts'
import { HALL_NAME } from '#shared/domain/settings/hall-details.ts'
import { looksLikeEmail, normalizeEmail } from '#shared/domain/user/email.ts'
import { newPasswordProblem } from '#shared/domain/user/password.ts'
import { isStrongSecret } from './strong-secret.ts'
import {
  isBucketName,
  isFolderPath,
  isHostName,
  isMailbox,
  isProxy,
  isServiceUrl,
  isTimeZone,
  isUrlOf,
  isVapidPrivateKey,
  isVapidPublicKey,
  isVapidSubject,
  isWebOrigin,
} from './variable-formats.ts'

const DAY_MINUTES = 24 * 60

/*
 * The environment variables that the app reads; `.env.example` describes them. Each message continues
 * the sentence that begins with the variable's name. It never repeats the value, which may be a
 * password or contain one.
 */

/** All variables except those for S3, which are read together. */
export const environment = z.object({
  PORT: z._default(wholeNumber(0, 65_535), 3000),
  HOST: z._default(hostName(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(url(['postgres:', 'postgresql:'], 'a PostgreSQL')),
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'], 'a mail server')),
  MAIL_FROM: z._default(
    text(isMailbox, 'an email address, or a name and an address: Hall <hall@example.com>'),
    `${HALL_NAME} <no-reply@localhost>`,
  ),
  PUBLIC_URL: z.optional(
    z.pipe(
      text(isWebOrigin, 'a web address without a path, such as https://hall.example.com'),
      z.transform((address) => new URL(address).origin),
    ),
  ),
  ADMIN_EMAIL: z.optional(
    z.pipe(text(looksLikeEmail, 'an email address'), z.transform(normalizeEmail)),
  ),
  ADMIN_PASSWORD: z.optional(
    text(
      (password) => newPasswordProblem(password) === undefined,
      'at least 8 characters with a lowercase letter, an uppercase letter, a digit and a special character, without the name of the hall',
    ),
  ),
  SESSION_SECRET: z.optional(
    text(
      isStrongSecret,
      'random text of at least 32 characters, such as the output of openssl rand -base64 48',
    ),
  ),
  HALL_TIMEZONE: z._default(
    text(isTimeZone, 'a time zone name such as Asia/Kolkata'),
    'Asia/Kolkata',
  ),
  PAYMENTS: z._default(oneOf('simulated', 'desk'), 'simulated'),
  PAYMENTS_SIMULATED_OK: z._default(oneOf('yes', 'no'), 'no'),
  DEMO: z._default(oneOf('on', 'off'), 'on'),
  SERVICE_WORKER: z._default(oneOf('on', 'off'), 'on'),
  HOLD_MINUTES: z._default(wholeNumber(1, DAY_MINUTES), DEFAULT_HOLD_MINUTES),
  RATE_LIMITS: z._default(oneOf('on', 'off'), 'on'),
  TRUST_PROXY: z._default(
    z.pipe(
      z.transform((list: string) => list.split(',').map((each) => each.trim())),
      z.array(
        text(isProxy, 'loopback, or comma-separated addresses and CIDR blocks such as 10.0.0.0/8'),
      ),
    ),
    ['loopback'],
  ),
  STOP_DELAY_SECONDS: z._default(wholeNumber(0, 300), 0),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)),
  METRICS_HOST: z._default(hostName(), '127.0.0.1'),
})

const REQUIRED_FOR_S3 = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]
const MISSING = `is missing: set all of ${REQUIRED_FOR_S3.join(', ')}, or none of them`

/** The bucket settings; with them, uploads are stored there instead of on disk. */
export const s3Environment = z.object({
  S3_ENDPOINT: text(isServiceUrl, 'a web address such as https://s3.example.com', MISSING),
  S3_BUCKET: text(
    isBucketName,
    'a bucket’s name: 3 to 63 lowercase letters, digits, dots and hyphens',
    MISSING,
  ),
  S3_REGION: z.string(MISSING),
  S3_ACCESS_KEY_ID: z.string(MISSING),
  S3_SECRET_ACCESS_KEY: z.string(MISSING),
  S3_PREFIX: z._default(
    z.pipe(
      z.pipe(
        z.transform((path: string) => path.replace(/(?<!\/)\/+$/, '')),
        text(
          isFolderPath,
          'a path of letters, digits, dots, hyphens and underscores, such as hall/pune',
        ),
      ),
      z.transform((path) => `${path}/`),
    ),
    '',
  ),
})

const REQUIRED_FOR_PUSH = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']
const PUSH_MISSING = `is missing: set all of ${REQUIRED_FOR_PUSH.join(', ')}, or none of them`

/** The keys for notifications on members' phones; without these keys, there are no notifications. */
export const pushEnvironment = z.object({
  VAPID_PUBLIC_KEY: text(
    isVapidPublicKey,
    'a P-256 public key of 87 base64url characters',
    PUSH_MISSING,
  ),
  VAPID_PRIVATE_KEY: text(
    isVapidPrivateKey,
    'a P-256 private key of 43 base64url characters',
    PUSH_MISSING,
  ),
  VAPID_SUBJECT: text(
    isVapidSubject,
    'how push services reach you: mailto: and an email address, or an https address',
    PUSH_MISSING,
  ),
})

/** A string in the format that `what` describes. */
function text(hasFormat: (text: string) => boolean, what: string, missing?: string) {
  return z.string(missing).check(z.refine(hasFormat, `must be ${what}`))
}

function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`
  const digits = z.string().check(z.regex(/^\d{1,9}$/, error))
  const inRange = z.number().check(z.minimum(min, error), z.maximum(max, error))
  return z.pipe(z.pipe(digits, z.transform(Number)), inRange)
}

function oneOf<const T extends string>(...choices: T[]) {
  return z.enum(choices, `must be ${choices.map((each) => `"${each}"`).join(' or ')}`)
}

function hostName() {
  return text(isHostName, 'a host name or address to listen on, such as 127.0.0.1 or 0.0.0.0')
}

function url(protocols: string[], kind: string) {
  return text(
    (address) => isUrlOf(address, protocols),
    `${kind} address that begins with ${protocols.join('// or ')}//`,
  )
}
