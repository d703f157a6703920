import type { Config } from '#server/config.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Gateway } from './gateway.ts'
import { simulatedGateway } from './simulated.ts'

/** The gateway that PAYMENTS names. */
export function chooseGateway({ payments }: Config): Gateway {
  if (payments === 'simulated') return simulatedGateway
  // Taking money at the desk needs somebody who confirms it, and the page for that is not there yet.
  throw new StartupError(
    'PAYMENTS must be simulated: payments at the desk cannot be confirmed yet.',
  )
}
