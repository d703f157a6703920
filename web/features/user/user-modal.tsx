import type { ReactNode } from 'react'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { LANGUAGE_NAMES } from '#shared/domain/language.ts'
import { GENDER_LABELS } from '#shared/domain/options.ts'
import { mayErase } from '#shared/domain/personal-data/erasure.ts'
import { isAdmin, ROLE_LABELS } from '#shared/domain/user/user.ts'
import { fileUrl } from '#web/api/file-host.ts'
import { useSavedSelfie } from '#web/api/membership.ts'
import { useHallDay } from '#web/api/public-settings.ts'
import type { UserViewed } from '#web/api/user.ts'
import { useUser } from '#web/api/user.ts'
import { UserBookings } from '#web/features/user/user-bookings.tsx'
import { UserConsent } from '#web/features/user/user-consent.tsx'
import { UserPayments } from '#web/features/user/user-payments.tsx'
import { UserPending } from '#web/features/user/user-pending.tsx'
import { UserSecondFactor } from '#web/features/user/user-second-factor.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'

/** Everything that admins can see about a user. */
export function UserModal({
  id,
  onClose,
  onErase,
}: {
  id: string
  onClose: () => void
  onErase: () => void
}) {
  const user = useUser(id)
  const { _id, role } = useLoggedInUser()
  const erasable = user.data !== undefined && mayErase({ id: _id, role }, user.data)
  return (
    <Modal
      open
      onClose={onClose}
      size="large"
      textOnly
      title={user.data?.name ?? 'User'}
      footer={
        erasable ? (
          <Button variant="secondary" className="text-danger!" leading="trash" onClick={onErase}>
            Erase this account
          </Button>
        ) : undefined
      }
    >
      {user.data ? <UserDetails user={user.data} /> : <UserPending user={user} />}
    </Modal>
  )
}

function UserDetails({ user }: { user: UserViewed }) {
  const { membershipDetails: details } = user
  const registered = useHallDay(user.registrationDate)
  return (
    <div className="space-y-7">
      <div className="flex items-center gap-4">
        <Avatar name={user.name} src={fileUrl(user.avatar)} size="large" />
        {details?.selfiePhoto && <Selfie path={details.selfiePhoto} name={user.name} />}
        {!user.active && <Badge tone="danger">Deactivated</Badge>}
      </div>
      <Part title="Account">
        <DescriptionList
          rows={[
            { label: 'Email', value: <EmailText>{user.email}</EmailText> },
            { label: 'Member ID', value: user.memberId ?? 'No ID yet' },
            { label: 'Phone', value: user.phoneNumber ?? 'Not given' },
            { label: 'Gender', value: user.gender ? GENDER_LABELS[user.gender] : 'Not given' },
            {
              label: 'Date of birth',
              value: user.dateOfBirth ? shortDay(user.dateOfBirth) : 'Not given',
            },
            { label: 'Role', value: ROLE_LABELS[user.role] },
            ...(isAdmin(user) || user.secondFactorOn
              ? [{ label: 'Second factor', value: <UserSecondFactor user={user} /> }]
              : []),
            { label: 'Registered on', value: shortDay(registered) },
            { label: 'Privacy notice', value: noticeText(user.privacyNotice) },
          ]}
        />
      </Part>
      {(user.consent.needed || user.consent.parental) && (
        <Part title="Parent's consent">
          <UserConsent user={user} />
        </Part>
      )}
      <Part title="Bookings">
        <UserBookings bookings={user.bookings} />
      </Part>
      <Part title="Payments">
        <UserPayments payments={user.payments} />
      </Part>
      {details && (
        <Part title="Membership details">
          <DescriptionList
            rows={[
              { label: "Father's name", value: details.fatherName },
              { label: "Parent's contact", value: details.parentContactNumber },
              { label: 'Address', value: details.currentAddress },
              { label: 'Education', value: details.educationalBackground },
              { label: 'Occupation', value: details.currentOccupation },
              { label: 'Job title', value: details.jobTitle === '' ? 'None' : details.jobTitle },
              { label: 'Exam', value: details.examPreparation },
              { label: 'Examination date', value: shortDay(details.examinationDate) },
              { label: 'Visited before', value: details.visitedBefore === 'yes' ? 'Yes' : 'No' },
            ]}
          />
        </Part>
      )}
    </div>
  )
}

/** Which version of the notice the user saw when registering. */
function noticeText(notice: UserViewed['privacyNotice']): string {
  if (!notice) return 'Not shown'
  return `Version of ${shortDay(notice.version)}, in ${LANGUAGE_NAMES[notice.language]}`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-display text-xl font-semibold">{title}</h3>
      <div className="mt-1">{children}</div>
    </section>
  )
}

function Selfie({ path, name }: { path: string; name: string }) {
  const address = useSavedSelfie(path)
  if (address === undefined) return null
  return (
    <img
      src={address}
      alt={`Selfie of ${name}`}
      className="h-24 w-auto rounded-control border border-line object-cover"
    />
  )
}
