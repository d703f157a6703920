import type { ComponentProps } from 'react'
import '#web/all-styles.css'
import { AdminNav } from '#web/hall/admin-nav.tsx'
import { AdminSearch } from '#web/hall/admin-search.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { LogoutButton } from '#web/session/logout-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { ADMIN_PAGE_WORDS } from '#words/admin/admin-page.ts'

const DASHBOARD = '/admin-dashboard'
const BACK = { label: ADMIN_PAGE_WORDS.back, href: DASHBOARD }

type PageProps = Pick<ComponentProps<typeof Page>, 'title' | 'subtitle' | 'children'>

/** The layout of reception's screens, with links to all of them and, unless `home`, a link back to the dashboard. */
export function AdminPage({ home = false, ...props }: PageProps & { home?: boolean }) {
  const user = useLoggedInUser()
  return (
    <Page
      {...props}
      {...(!home && { back: BACK })}
      width="wide"
      brand={<HallBrand href={DASHBOARD} />}
      actions={
        <>
          <AdminSearch />
          <LogoutButton to="/login" />
        </>
      }
      navigation={<AdminNav user={user} />}
    />
  )
}
