import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './read-config.ts'
import { StartupError } from './startup-error.ts'

test('returns the defaults for an empty environment [security-59]', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Dyanpeeth Abhyasika <no-reply@localhost>',
    publicUrl: 'http://localhost:3000',
    adminEmail: undefined,
    adminPassword: undefined,
    sessionSecret: undefined,
    hallTimezone: 'Asia/Kolkata',
    payments: 'simulated',
    simulatedPaymentsOk: false,
    demo: true,
    serviceWorker: true,
    holdMinutes: 30,
    rateLimits: true,
    trustProxy: ['loopback'],
    stopDelaySeconds: 0,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
  })
})

test('reads every variable', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/hall',
    DATABASE_URL: 'postgres://hall:secret@db.example.com:5432/hall',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'Hall <hall@example.com>',
    PUBLIC_URL: 'https://hall.example.com/',
    ADMIN_EMAIL: 'Owner@Example.com',
    ADMIN_PASSWORD: 'Abcdef1! ',
    SESSION_SECRET: '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe',
    HALL_TIMEZONE: 'Asia/Dubai',
    PAYMENTS: 'desk',
    PAYMENTS_SIMULATED_OK: 'yes',
    DEMO: 'off',
    SERVICE_WORKER: 'off',
    HOLD_MINUTES: '45',
    RATE_LIMITS: 'off',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1',
    STOP_DELAY_SECONDS: '15',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
  })
  expect(config).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: resolve('/srv/hall'),
    databaseUrl: 'postgres://hall:secret@db.example.com:5432/hall',
    smtpUrl: 'smtps://user:secret@mail.example.com',
    mailFrom: 'Hall <hall@example.com>',
    publicUrl: 'https://hall.example.com',
    adminEmail: 'owner@example.com',
    adminPassword: 'Abcdef1! ',
    sessionSecret: '7fWm2xQ9-kTzR4vLcJ8_bNy3HgPd6sAe',
    hallTimezone: 'Asia/Dubai',
    payments: 'desk',
    simulatedPaymentsOk: true,
    demo: false,
    serviceWorker: false,
    holdMinutes: 45,
    rateLimits: false,
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::1'],
    stopDelaySeconds: 15,
    metricsPort: 9464,
    metricsHost: '10.0.0.5',
  })
})

test('treats empty values as unset, and derives the public URL from the port', () => {
  const config = readConfig({ PORT: '4000', HOST: '', DATABASE_URL: ' ', ADMIN_PASSWORD: '' })
  expect(config.host).toBe('127.0.0.1')
  expect(config.databaseUrl).toBeUndefined()
  expect(config.adminPassword).toBeUndefined()
  expect(config.publicUrl).toBe('http://localhost:4000')
})

test('resolves a relative data folder against the working directory', () => {
  expect(readConfig({ DATA_DIR: 'store/hall' }).dataDir).toBe(resolve('store/hall'))
})

describe('rejects a bad value with a one-line error that names the variable', () => {
  test.each([
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://db/hall'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Hall'],
    ['MAIL_FROM', 'Hall\nBcc: x@example.com <hall@example.com>'],
    ['PUBLIC_URL', 'hall.example.com'],
    ['PUBLIC_URL', 'https://hall.example.com/app'],
    ['ADMIN_EMAIL', 'owner'],
    ['ADMIN_PASSWORD', 'short'],
    ['SESSION_SECRET', 'short'],
    ['HALL_TIMEZONE', 'Mars/Olympus'],
    ['HALL_TIMEZONE', '+05:30'],
    ['PAYMENTS', 'free'],
    ['HOLD_MINUTES', '0'],
    ['HOLD_MINUTES', '-5'],
    ['RATE_LIMITS', 'no'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.1,proxy.example.com'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10/8'],
    ['TRUST_PROXY', '::/0'],
    ['STOP_DELAY_SECONDS', '301'],
    ['METRICS_PORT', '70000'],
    ['METRICS_HOST', 'not a host'],
  ])('%s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(StartupError)
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
  })

  test('does not repeat a password from the value', () => {
    const read = () => readConfig({ DATABASE_URL: 'mysql://hall:topsecret@db/hall' })
    expect(read).toThrow(/^DATABASE_URL(?!.*topsecret)/)
  })
})

test("rejects a metrics port equal to the app's port, unless both are 0", () => {
  for (const env of [{ METRICS_PORT: '3000' }, { PORT: '9464', METRICS_PORT: '9464' }]) {
    expect(() => readConfig(env)).toThrow(/^METRICS_PORT must differ from PORT, which is \d+\.$/)
  }
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ port: 0, metricsPort: 0 })
})
