import type { ReactNode } from 'react'
import { isOver, type StudyDays } from '#shared/domain/booking/study-day.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import { labelOf } from '#shared/words/label-of.ts'
import { useHallDay, useStudyDays } from '#web/api/admin/public-settings.ts'
import { fileUrl } from '#web/api/file-host.ts'
import { useStoredPicture } from '#web/api/stored-picture.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { GiveClaimCode } from '#web/features/user/give-claim-code.tsx'
import { UserBookings } from '#web/features/user/user-bookings.tsx'
import { UserConsent } from '#web/features/user/user-consent.tsx'
import { UserContact } from '#web/features/user/user-contact.tsx'
import { UserEntries } from '#web/features/user/user-entries.tsx'
import { UserPasses } from '#web/features/user/user-passes.tsx'
import { UserPayments } from '#web/features/user/user-payments.tsx'
import { UserSecondFactor } from '#web/features/user/user-second-factor.tsx'
import { NewNote } from '#web/hall/new-note.tsx'
import { UserNotes } from '#web/hall/user-notes.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmailText } from '#web/ui/inline-text.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { ROLE_LABELS } from '#words/admin/staff-labels.ts'
import { ENTRY_WORDS } from '#words/door/door-entry.ts'
import { USER_PASSES_WORDS } from '#words/user/card.ts'
import { MEMBER_NOTE_WORDS } from '#words/user/member-notes.ts'
import {
  EDUCATION_LABELS,
  EXAM_LABELS,
  GENDER_LABELS,
  OCCUPATION_LABELS,
  YES_NO_LABELS,
} from '#words/user/person-labels.ts'
import {
  USER_CONSENT_WORDS,
  USER_DETAILS,
  USER_MANAGEMENT_WORDS,
} from '#words/user/user-management.ts'

/** A user's contact, account, consent, bookings, payments and membership details. */
export function UserDetails({ user }: { user: ViewedUser }) {
  const { membershipDetails: details } = user
  const registered = useHallDay(user.registrationDate)
  const days = useStudyDays()
  return (
    <div className="space-y-7">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.name} src={fileUrl(user.avatar)} size="large" />
        {details?.selfiePhoto && <Selfie path={details.selfiePhoto} name={user.name} />}
        <div className="min-w-0">
          <p className="tabular-nums">{user.memberId ?? USER_MANAGEMENT_WORDS.noMemberId}</p>
          {user.phoneNumber !== null && (
            <p className="text-ink-soft tabular-nums">{user.phoneNumber}</p>
          )}
          <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
            {!user.active && <Badge tone="danger">{USER_MANAGEMENT_WORDS.deactivated}</Badge>}
            {user.awaitsClaim && <Badge tone="neutral">{USER_DETAILS.noLogin}</Badge>}
          </p>
        </div>
      </div>
      <UserContact user={user} />
      {user.awaitsClaim && user.active && <GiveClaimCode user={user} />}
      <Part title={USER_DETAILS.account}>
        <DescriptionList
          rows={[
            {
              label: USER_DETAILS.email,
              value:
                user.email === null ? USER_DETAILS.notGiven : <EmailText>{user.email}</EmailText>,
            },
            {
              label: USER_DETAILS.memberId,
              value: user.memberId ?? USER_MANAGEMENT_WORDS.noMemberId,
            },
            { label: USER_DETAILS.phone, value: user.phoneNumber ?? USER_DETAILS.notGiven },
            {
              label: USER_DETAILS.gender,
              value: user.gender ? GENDER_LABELS[user.gender] : USER_DETAILS.notGiven,
            },
            {
              label: USER_DETAILS.dateOfBirth,
              value: user.dateOfBirth ? localDay(user.dateOfBirth) : USER_DETAILS.notGiven,
            },
            { label: USER_DETAILS.role, value: ROLE_LABELS[user.role] },
            ...(isStaff(user) || user.secondFactorOn
              ? [{ label: USER_DETAILS.secondFactor, value: <UserSecondFactor user={user} /> }]
              : []),
            { label: USER_DETAILS.registeredOn, value: localDay(registered) },
            { label: USER_DETAILS.notice, value: noticeText(user.privacyNotice) },
          ]}
        />
      </Part>
      <Part title={MEMBER_NOTE_WORDS.title}>
        <div className="grid gap-4 pt-2">
          <UserNotes userId={user.id} />
          <NewNote userId={user.id} name={user.name} />
        </div>
      </Part>
      {(user.consent.needed || user.consent.parental) && (
        <Part title={USER_CONSENT_WORDS.title}>
          <UserConsent user={user} />
        </Part>
      )}
      {user.memberId !== null && (
        <Part title={USER_PASSES_WORDS.title}>
          <UserPasses userId={user.id} hasPaidDays={hasPaidDays(user, days)} />
        </Part>
      )}
      {user.memberId !== null && (
        <Part title={ENTRY_WORDS.title}>
          <UserEntries userId={user.id} />
        </Part>
      )}
      <Part title={USER_DETAILS.bookings}>
        <UserBookings bookings={user.bookings} />
      </Part>
      <Part title={USER_DETAILS.payments}>
        <UserPayments payments={user.payments} refunds={user.refunds} />
      </Part>
      {details && (
        <Part title={USER_DETAILS.membership}>
          <DescriptionList
            rows={[
              { label: USER_DETAILS.fatherName, value: details.fatherName },
              { label: USER_DETAILS.parentContact, value: details.parentContactNumber },
              { label: USER_DETAILS.address, value: details.currentAddress },
              {
                label: USER_DETAILS.education,
                value: labelOf(EDUCATION_LABELS, details.educationalBackground),
              },
              {
                label: USER_DETAILS.occupation,
                value: labelOf(OCCUPATION_LABELS, details.currentOccupation),
              },
              {
                label: USER_DETAILS.jobTitle,
                value: details.jobTitle === '' ? USER_DETAILS.noJobTitle : details.jobTitle,
              },
              { label: USER_DETAILS.exam, value: labelOf(EXAM_LABELS, details.examPreparation) },
              { label: USER_DETAILS.examinationDate, value: localDay(details.examinationDate) },
              { label: USER_DETAILS.visitedBefore, value: YES_NO_LABELS[details.visitedBefore] },
            ]}
          />
        </Part>
      )}
    </div>
  )
}

function hasPaidDays({ bookings }: ViewedUser, days: StudyDays): boolean {
  return bookings.some((booking) => booking.state === 'paid' && !isOver(booking, days))
}

/** Says which version of the privacy notice the user saw when registering. */
function noticeText(notice: ViewedUser['privacyNotice']): string {
  if (!notice) return USER_DETAILS.noticeNotShown
  return fillIn(USER_DETAILS.noticeSeen, {
    day: localDay(notice.version),
    language: USER_DETAILS.noticeLanguages[notice.language],
  })
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
  const { url } = useStoredPicture(path)
  if (url === undefined) return null
  return (
    <img
      src={url}
      alt={fillIn(USER_DETAILS.selfie, { name })}
      className="h-24 w-auto rounded-control border border-line object-cover"
    />
  )
}
