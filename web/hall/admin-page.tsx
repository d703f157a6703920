import type { ComponentProps } from 'react'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Page } from '#web/ui/page.tsx'

const DASHBOARD = '/admin-dashboard'

/** The frame of every admin screen that the dashboard leads to: wide, with the way back. */
export function AdminPage(props: Omit<ComponentProps<typeof Page>, 'brand' | 'back' | 'width'>) {
  return (
    <Page
      {...props}
      width="wide"
      brand={<HallBrand href={DASHBOARD} />}
      back={{ label: 'Back to Dashboard', href: DASHBOARD }}
    />
  )
}
