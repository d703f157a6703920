import type { ComponentProps } from 'react'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Page } from '#web/ui/page.tsx'

const DASHBOARD = '/admin-dashboard'

/** The layout of the admin screens below the dashboard: wide, with a link back. */
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
