import type { Config } from './read-config.ts'

/** Whether the app is open to the internet, judging by the address that visitors open. */
export function isPublicAddress({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:')
}
