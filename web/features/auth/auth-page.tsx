import type { ComponentProps } from 'react'
import { hallName } from '#web/hall/hall-name.ts'
import { Wordmark } from '#web/ui/logo.tsx'
import { Page } from '#web/ui/page.tsx'

/** The layout of the screens before login. */
export function AuthPage(page: Omit<ComponentProps<typeof Page>, 'brand' | 'width'>) {
  return <Page {...page} brand={<Wordmark name={hallName()} href="/" />} />
}
