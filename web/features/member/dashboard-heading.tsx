import type { CurrentUser } from '#shared/contract/user.ts'
import { fileAddress } from '#web/api/file-host.ts'
import { Avatar } from '#web/ui/avatar.tsx'

/** The member's picture, or the first letter of the name, with a welcome. */
export function DashboardHeading({ user }: { user: CurrentUser }) {
  return (
    <span className="flex items-center gap-4">
      <span aria-hidden="true" className="inline-flex">
        <Avatar name={user.fullName} src={fileAddress(user.avatar)} size="medium" />
      </span>
      <span className="min-w-0">
        <span className="block">Welcome!</span>{' '}
        <span className="mt-1 block font-sans text-lg leading-tight font-medium tracking-normal wrap-anywhere text-ink-soft">
          {user.fullName}
        </span>
      </span>
    </span>
  )
}
