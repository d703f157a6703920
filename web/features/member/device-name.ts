import { fillIn } from '#shared/domain/placeholders.ts'
import type { Device } from '#shared/domain/user/device.ts'
import { YOUR_DATA_WORDS } from '#words/user/your-data.ts'

const WORDS = YOUR_DATA_WORDS.sessions

/** Returns a short name of a device: 'Chrome on Android'. */
export function deviceName({ browser, system }: Device): string {
  if (browser && system) return fillIn(WORDS.device, { browser, system })
  return browser ?? system ?? WORDS.unknownDevice
}
