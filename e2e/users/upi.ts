import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { BodyInput } from '#shared/contract/call.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { sendUtr } from '#shared/contract/money/upi-claim.ts'
import { queryDatabase } from '../run/database.ts'
import type { ApiUser } from './user.ts'

export const newUtr = () => String(randomInt(10 ** 11, 2 * 10 ** 11)).padStart(12, '8')

/** Sets the hall's UPI ID for one page only, because tests share the settings. */
export async function setUpiId(page: Page): Promise<void> {
  await page.route('**/api/hall', async (route) => {
    const response = await route.fetch()
    const { data, ...reply } = await response.json()
    const upi = { upiId: 'hall.pune@okbank', upiPayee: 'Vidya Hall' }
    await route.fulfill({ response, json: { ...reply, data: { ...data, ...upi } } })
  })
}

type HeldBooking = { id: string; price: number }

/** Sends a request as this user, to a server of its own, and expects that it is not refused. */
export async function sendAs(user: ApiUser, url: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(200)
}

/** Reserves the member's held seat on a server where members pay at reception. */
export async function reserve(serverUrl: string, member: ApiUser): Promise<HeldBooking> {
  const { path } = completePayment
  const paymentId = crypto.randomUUID()
  const body = { paymentId, paymentStatus: 'completed', paymentMethod: 'upi' }
  await sendAs(member, `${serverUrl}/api${path}`, body)
  const [row] = await queryDatabase(
    'SELECT id, amount FROM bookings WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [member.profile.email],
  )
  const { id, amount } = Object(row)
  return { id: String(id), price: Number(amount) }
}

/** Confirms at reception, on a server where members pay there, how a reserved booking was paid. */
export async function confirmAtDesk(
  serverUrl: string,
  staff: ApiUser,
  bookingId: string,
  body: BodyInput<typeof confirmPayment>,
): Promise<void> {
  await sendAs(staff, `${serverUrl}/api${confirmPayment.path.replace(':id', bookingId)}`, body)
}

/** Reserves the member's held seat and sends the UTR. Returns the price. */
export async function payByUpi(url: string, member: ApiUser, utr: string): Promise<number> {
  const { price } = await reserve(url, member)
  await sendAs(member, `${url}/api${sendUtr.path}`, { utr })
  return price
}
