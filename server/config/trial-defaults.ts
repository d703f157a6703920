import { type Config, isPublicAddress } from './read-config.ts'
import { StartupError } from './startup-error.ts'

type Settings = Pick<Config, 'publicUrl' | 'payments' | 'simulatedPaymentsOk' | 'smtpUrl'>

/**
 * Throws StartupError if an app that is open to the internet would run with a default that is only for
 * trying the app out: no codes would be emailed, or nobody would have to pay.
 */
export function refuseTrialDefaults(settings: Settings): void {
  if (!isPublicAddress(settings)) return
  if (settings.smtpUrl === undefined) {
    throw new StartupError(
      'SMTP_URL is missing: with an https PUBLIC_URL the app needs a mail server, because members get their codes by email.',
    )
  }
  if (settings.payments === 'simulated' && !settings.simulatedPaymentsOk) {
    throw new StartupError(
      'PAYMENTS is "simulated", and with an https PUBLIC_URL everyone could book without paying: set PAYMENTS=desk, or PAYMENTS_SIMULATED_OK=yes if that is what you want.',
    )
  }
}
