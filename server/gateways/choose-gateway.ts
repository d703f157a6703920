import type { Config } from '#server/config.ts'
import { deskGateway } from './desk.ts'
import type { Gateway } from './gateway.ts'
import { simulatedGateway } from './simulated.ts'

/** The gateway that PAYMENTS names. */
export function chooseGateway({ payments }: Config): Gateway {
  return payments === 'desk' ? deskGateway : simulatedGateway
}
