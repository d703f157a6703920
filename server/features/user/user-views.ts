import type { searchUsers, ViewedUser } from '#server/db/admin-users.ts'
import { bookedReply } from '#server/http/booked-reply.ts'
import { avatarPath, membershipReply } from '#server/http/membership-reply.ts'
import type { UserListed, UserViewed } from '#shared/contract/admin-users.ts'
import { accountVersion } from './account-version.ts'

type ListedRow = Awaited<ReturnType<typeof searchUsers>>['users'][number]

/** A user as the list shows one. */
export function listedUser(user: ListedRow): UserListed {
  return {
    id: user.id,
    name: user.full_name,
    email: user.email,
    dyanpittId: user.member_id,
    role: user.role,
    active: user.deactivated_at === null,
  }
}

/** A user with all that the desk sees. */
export function viewedUser(user: ViewedUser): UserViewed {
  const { membership } = user
  return {
    ...listedUser(user),
    phoneNumber: user.phone_number,
    gender: user.gender,
    dateOfBirth: user.date_of_birth,
    registrationDate: user.created_at.toISOString(),
    avatar: avatarPath(user.avatar),
    membershipDetails:
      membership && membershipReply(membership, `/api/admin/users/${user.id}/selfie`),
    bookings: user.bookings.map((booking) => ({
      ...bookedReply(booking),
      state: booking.state,
    })),
    payments: user.payments.map((payment) => ({
      id: payment.id,
      amount: payment.amount,
      method: payment.method,
      state: payment.status,
      at: new Date(payment.created_at).toISOString(),
    })),
    version: accountVersion(user),
  }
}
