import { randomInt } from 'node:crypto'
import { completePayment } from '#shared/contract/money/payment.ts'
import { sendUtr } from '#shared/contract/money/upi-claim.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import { startDeskServer } from '../run/second-server.ts'
import type { ApiUser } from '../users/user.ts'
import { selectField } from '../widgets/select.ts'

const newUtr = () => String(randomInt(10 ** 11, 2 * 10 ** 11)).padStart(12, '8')

/** Reserves the held seat on a server where members pay at reception, and sends the UTR. Returns the price. */
async function payByUpi(url: string, member: ApiUser, utr: string): Promise<number> {
  const paymentId = crypto.randomUUID()
  const steps = [
    [completePayment, { paymentId, paymentStatus: 'completed', paymentMethod: 'upi' }],
    [sendUtr, { utr }],
  ] as const
  for (const [{ method, path }, body] of steps) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${member.token}` }
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
  }
  const [row] = await queryDatabase(
    'SELECT amount FROM bookings WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [member.profile.email],
  )
  return Number(Object(row).amount)
}

test('an admin imports the statement, corrects its columns, and confirms a suggestion [statement-40]', async ({
  page,
  users,
}, { project }) => {
  const server = await startDeskServer()
  const [first, second] = [newUtr(), newUtr()]
  const certainUser = await users.withHeldSeat({ fullName: 'Shirish Kelkar' })
  const doubtfulUser = await users.withHeldSeat({ fullName: 'Vrinda Sathe' })
  const price = await payByUpi(server.url, certainUser, first)
  await payByUpi(server.url, doubtfulUser, second)
  await server.stop()

  const [year, month, day] = hallDay().split('-')
  const date = `${day}/${month}/${year}`
  // Each project uses a different bank, because the columns of a bank are saved for all.
  const bank = `Money in ${project.name} ${first}`
  const text = [
    'Account of the hall,,,',
    `When,What,${bank},Left over`,
    `${date},"UPI, ${first}, KELKAR",${price}.00,1`,
    `${date},UPI/${second}/SATHE,7.50,2`,
    `${date},RENT OF SHOP ${first.slice(0, 6)}X,"20,000.00",3`,
    `${date},ELECTRICITY,,4`,
  ].join('\r\n')
  const statement = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }

  await logIn(page, await users.admin())
  await page.goto('/admin/bookings?state=utr')
  await page.getByRole('link', { name: 'Check them with the bank statement' }).click()
  await expect(page.getByRole('heading', { name: 'Bank statement', level: 1 })).toBeVisible()
  const file = page.getByLabel('Statement as CSV')
  const list = page.getByRole('list', { name: 'Lines of the statement' })
  const rowOf = (shown: string) => list.getByRole('listitem').filter({ hasText: shown }).first()

  await test.step('refuses a workbook', async () => {
    const buffer = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])
    await file.setInputFiles({ name: 'statement.xlsx', mimeType: 'text/csv', buffer })
    await expect(page.getByText('This is not a CSV file.')).toBeVisible()
  })

  await test.step('the columns of an unknown bank are chosen', async () => {
    await file.setInputFiles(statement)
    await expect(page.getByText('Are these the right columns?')).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('Choose a different column for each field')).toBeVisible()
    await selectField(page, 'Date').choose('When')
    await selectField(page, 'Text').choose('What')
    await selectField(page, 'Amount that came in').choose(bank)
    await expectAccessible(page, 'the columns of a statement')
    await expectNoHorizontalScroll(page, 'the columns of a statement')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByText('3 new lines. 1 payment confirmed. 1 debit skipped.')).toBeVisible()
  })

  await test.step('matches UTR and amount; a payment of another amount is confirmed with one press', async () => {
    await expect(rowOf(first)).toContainText('Matched')
    await expect(rowOf(first)).toContainText('Shirish Kelkar, seat')
    await selectField(page, 'Show').choose('To confirm')
    const row = rowOf(second)
    await expect(row).toContainText('₹7.50')
    await expect(row).toContainText('Same UTR, but another amount')
    await expectAccessible(page, 'suggested payments')
    await expectNoHorizontalScroll(page, 'suggested payments')
    await row.getByRole('button', { name: /^Confirm payment by Vrinda Sathe/ }).click()
    await expect(page.getByText('Payment by Vrinda Sathe confirmed')).toBeVisible()
    await expect(list.getByText(second)).toBeHidden()
  })

  await test.step('a line is ignored, and put back', async () => {
    await page.goto('/admin/statement?show=left')
    const rent = `${first.slice(0, 6)}X`
    await rowOf(rent)
      .getByRole('button', { name: /^Not for us: ₹20,000/ })
      .click()
    await expect(list.getByText(rent)).toBeHidden()
    await selectField(page, 'Show').choose('Not for us')
    await rowOf(rent)
      .getByRole('button', { name: /^Put back/ })
      .click()
    await expect(list.getByText(rent)).toBeHidden()
  })

  await test.step('importing the same file again changes nothing and asks for no columns', async () => {
    await file.setInputFiles(statement)
    await expect(page.getByText('Same columns as last time for this bank.')).toBeVisible()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(
      page.getByText('0 new lines. 3 lines already imported. 1 debit skipped.'),
    ).toBeVisible()
  })
})
