import { randomUUID } from 'node:crypto'
import { openShift } from '#shared/contract/desk-endpoints.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { NO_CASH } from '#shared/domain/money/cash-count.ts'
import { holdRequests } from '../browser/hold-requests.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { addDrawer } from '../pages/drawers.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'
import { runningServer } from '../run/server.ts'
import { confirmAtDesk, newUtr, reserve, sendAs } from '../users/upi.ts'

test('an admin corrects a payment from cash to UPI, and the member’s receipt shows it [correction-30]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const name = 'Sharayu Gokhale'
  const member = await users.withHeldSeat({ fullName: name })
  const admin = await users.admin()
  const { deskUrl } = runningServer()
  const { id, price } = await reserve(deskUrl, member)
  // Another test may have opened the hall's first shift; since then, cash needs one.
  const receptionist = await users.receptionist()
  const drawer = `Drawer ${id.slice(0, 8)}`
  await addDrawer(drawer, receptionist.profile.email)
  const shift = { id: randomUUID(), drawer, count: NO_CASH }
  await sendAs(receptionist, `${deskUrl}/api${openShift.path}`, shift)
  await confirmAtDesk(deskUrl, receptionist, id, { paymentMethod: 'cash' })

  await logIn(page, admin)
  const management = new UserManagementPage(page)
  await management.open()
  await management.find(member.profile.email)
  await management.action('View', name).click()
  await management.dialog.getByRole('button', { name: 'Correct method' }).click()
  const question = page.getByRole('dialog', { name: `Did ${rupees(price)} come by UPI?` })
  await expect(question).toContainText("Moves the payment from cash to UPI in today's books.")
  await question.getByLabel('UTR').fill('1234')
  await question.getByRole('button', { name: 'It was UPI' }).click()
  await expect(question.getByText('Please enter the 12 digits of the UTR')).toBeVisible()
  await expectAccessible(page, 'correcting a method')
  await expectNoHorizontalScroll(page, 'correcting a method')
  await question.getByLabel('UTR').fill(newUtr())
  // The question stays as it was, although the corrected payment arrives before it closes.
  const releaseList = await holdRequests(page, '**/api/admin/users?*')
  await question.getByRole('button', { name: 'It was UPI' }).click()
  await expect(management.dialog.filter({ has: page.getByText(/\d{4}, UPI/) })).toBeVisible()
  await expect(question).toBeVisible()
  releaseList()
  await expect(question).toBeHidden()
  await expect(management.dialog).toContainText(/\d{4}, UPI/)

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/receipts')
  const receipt = memberPage.getByRole('article', { name: /^Receipt DA/ })
  await expect(receipt).toContainText(/Paid by\s*UPI/)
  await expect(receipt).toContainText('Payment method corrected on')
})
