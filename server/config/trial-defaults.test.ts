import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'
import { StartupError } from './startup-error.ts'
import { refuseTrialDefaults } from './trial-defaults.ts'

const HTTPS = { PUBLIC_URL: 'https://hall.example.com' }
const SMTP_URL = 'smtps://user:secret@mail.example.com'
const refuse = (env: Record<string, string>) => () => refuseTrialDefaults(readConfig(env))

test('a server with an https address needs a mail server [server-16]', () => {
  expect(refuse({ ...HTTPS, PAYMENTS: 'desk' })).toThrow(StartupError)
  expect(refuse({ ...HTTPS, PAYMENTS: 'desk' })).toThrow(/^SMTP_URL is missing: [^\n]+\.$/)
  expect(refuse({ ...HTTPS, PAYMENTS: 'desk', SMTP_URL })).not.toThrow()
})

test('a server with an https address simulates payments only if told to [server-17]', () => {
  expect(refuse({ ...HTTPS, SMTP_URL })).toThrow(/^PAYMENTS is "simulated", [^\n]+\.$/)
  expect(refuse({ ...HTTPS, SMTP_URL, PAYMENTS_SIMULATED_OK: 'yes' })).not.toThrow()
})

test('a server without an https address starts with the defaults', () => {
  expect(refuse({})).not.toThrow()
  expect(refuse({ PUBLIC_URL: 'http://192.168.1.4:3000' })).not.toThrow()
})
