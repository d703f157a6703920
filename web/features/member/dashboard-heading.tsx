import type { User } from '#shared/contract/wire-names.ts'
import { fileUrl } from '#web/api/file-host.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

/** 'Welcome!' with the member's picture and name. */
export function DashboardHeading({ user }: { user: User }) {
  return (
    <span className="flex items-center gap-4">
      <span aria-hidden="true" className="inline-flex">
        <Avatar name={user.fullName} src={fileUrl(user.avatar)} size="medium" />
      </span>
      <span className="min-w-0">
        <span className="block">{DASHBOARD_WORDS.welcome}</span>{' '}
        <span className="mt-1 block font-sans text-lg leading-tight font-medium tracking-normal wrap-anywhere text-ink-soft">
          {user.fullName}
        </span>
      </span>
    </span>
  )
}
