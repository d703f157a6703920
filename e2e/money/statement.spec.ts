import type { Page } from '@playwright/test'
import { rupees } from '#shared/domain/booking/prices.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { hallDay } from '../run/clock.ts'
import { runningServer } from '../run/server.ts'
import { confirmAtDesk, newUtr, payByUpi, reserve } from '../users/upi.ts'
import { selectField } from '../widgets/select.ts'

test('an admin imports the statement, corrects its columns, and confirms a suggestion [statement-40]', async ({
  page,
  users,
}, { project }) => {
  const { deskUrl } = runningServer()
  const [first, second] = [newUtr(), newUtr()]
  const certainUser = await users.withHeldSeat({ fullName: 'Shirish Kelkar' })
  const doubtfulUser = await users.withHeldSeat({ fullName: 'Vrinda Sathe' })
  const price = await payByUpi(deskUrl, certainUser, first)
  await payByUpi(deskUrl, doubtfulUser, second)

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

  await test.step('matches UTR and amount; a payment with less than its price asks before it is confirmed', async () => {
    await expect(rowOf(first)).toContainText('Matched')
    await expect(rowOf(first)).toContainText('Shirish Kelkar, seat')
    await selectField(page, 'Show').choose('To confirm')
    const row = rowOf(second)
    await expect(row).toContainText('₹7.50')
    await expect(row).toContainText('Same UTR, but another amount')
    await expectAccessible(page, 'suggested payments')
    await expectNoHorizontalScroll(page, 'suggested payments')
    await expect(row).toContainText('Only ₹7.50 came in. Confirming books ₹')
    await row.getByRole('button', { name: /^Confirm payment by Vrinda Sathe/ }).click()
    const question = page.getByRole('alertdialog', { name: /^Book ₹.* by Vrinda Sathe\?$/ })
    await expect(question).toContainText('Only ₹7.50 came in.')
    await question.getByRole('button', { name: /^Book ₹/ }).click()
    await expect(page.getByText('Payment by Vrinda Sathe confirmed')).toBeVisible()
    await expect(list.getByText(second)).toBeHidden()
    await selectField(page, 'Show').choose('Matched')
    await expect(row).toContainText('another amount than the bank’s')
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

/** Imports a statement with one line, received today, and returns the line to confirm. */
async function importLine(page: Page, { utr, amount }: { utr: string; amount: number }) {
  const [year, month, day] = hallDay().split('-')
  const text = [
    'Date,Narration,Credit,Balance',
    `${day}/${month}/${year},UPI/${utr}/PAYER,${amount}.00,1`,
  ].join('\r\n')
  await page.goto('/admin/statement')
  const file = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Statement as CSV').setInputFiles(file)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByText('1 new line.')).toBeVisible()
  await selectField(page, 'Show').choose('To confirm')
  const list = page.getByRole('list', { name: 'Lines of the statement' })
  return { list, row: list.getByRole('listitem').filter({ hasText: utr }).first() }
}

test('a line with less than the price is confirmed with the difference as a discount [statement-41]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const { deskUrl } = runningServer()
  const utr = newUtr()
  const member = await users.withHeldSeat({ fullName: 'Mukta Barve' })
  const price = await payByUpi(deskUrl, member, utr)

  await logIn(page, await users.admin())
  const { list, row } = await importLine(page, { utr, amount: price - 50 })
  const confirm = row.getByRole('button', { name: /^Confirm payment by Mukta Barve/ })
  await expect(row).toContainText('Same UTR, but another amount')
  await confirm.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await row.getByRole('button', { name: 'Give a discount of ₹50' }).click()
  await expect(row.getByLabel('What for?')).toBeFocused()
  await expect(row).toContainText('The member paid ₹50 less than')
  await confirm.click()
  await expect(row.getByText('Enter what the discount is for')).toBeVisible()
  await row.getByLabel('What for?').fill('Paid for a friend, too')
  await expectAccessible(page, 'a discount on a line of the statement')
  await expectNoHorizontalScroll(page, 'a discount on a line of the statement')
  await confirm.click()
  await expect(page.getByText('Payment by Mukta Barve confirmed')).toBeVisible()
  await expect(list.getByText(utr)).toBeHidden()

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/receipts')
  const paper = memberPage.getByRole('article', { name: /^Receipt DA/ })
  await expect(paper).toContainText('Discount₹50')
  await expect(paper).toContainText(rupees(price - 50))
})

test('a line with what is still owed is confirmed as the rest of the booking [statement-44]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const name = 'Indrayani Gokhale'
  const member = await users.withHeldSeat({ fullName: name })
  const admin = await users.admin()
  const { deskUrl } = runningServer()
  const { id, price } = await reserve(deskUrl, member)
  // An amount that no other test pays.
  const open = test.info().project.name === 'phone' ? 137 : 139
  const part = { amount: price - open, payableOn: hallDay() }
  await confirmAtDesk(deskUrl, admin, id, { paymentMethod: 'upi', part })

  const utr = newUtr()
  await logIn(page, admin)
  const { list, row } = await importLine(page, { utr, amount: open })
  const rest = row.getByRole('listitem').filter({ hasText: name })
  await expect(rest).toContainText(`${rupees(open)}`)
  await expect(rest).toContainText(/The rest of this booking, to be paid by \d/)
  await expectAccessible(page, 'the rest of a booking')
  await expectNoHorizontalScroll(page, 'the rest of a booking')
  await rest.getByRole('button', { name: `Confirm payment by ${name}` }).click()
  await expect(page.getByText(`Payment by ${name} confirmed`)).toBeVisible()
  await expect(list.getByText(utr)).toBeHidden()
  await selectField(page, 'Show').choose('Matched')
  await expect(row).toContainText(`${name}, seat`)

  const memberPage = await anotherPage()
  await logIn(memberPage, member)
  await memberPage.goto('/receipts')
  const papers = memberPage.getByRole('article', { name: /^Receipt DA/ })
  await expect(papers.filter({ hasText: utr })).toContainText(rupees(open))
})

test('a payment that reception recorded as UPI and the bank does not have is listed [statement-76]', async ({
  page,
  users,
}) => {
  const name = 'Urmila Damle'
  const member = await users.withHeldSeat({ fullName: name })
  const admin = await users.admin()
  const { deskUrl } = runningServer()
  const { id, price } = await reserve(deskUrl, member)
  await confirmAtDesk(deskUrl, admin, id, { paymentMethod: 'upi' })

  await logIn(page, admin)
  // A line of today, with an amount that nobody paid.
  await importLine(page, { utr: newUtr(), amount: 3 })
  const views = page.getByRole('navigation', { name: 'What the bank has and does not have' })
  await views.getByRole('link', { name: /^Not in the bank \(\d+\)$/ }).click()
  await expect(page.getByText(/^₹[\d,]+ was confirmed as UPI from/)).toBeVisible()
  const list = page.getByRole('list', { name: 'UPI payments that the bank does not have' })
  const row = list.getByRole('listitem').filter({ hasText: name }).first()
  await expect(row).toContainText(rupees(price))
  await expect(row).toContainText('Without UTR')
  await expectAccessible(page, 'payments that the bank does not have')
  await expectNoHorizontalScroll(page, 'payments that the bank does not have')
  await page.reload()
  await row.getByRole('link', { name: /^Seat / }).click()
  await expect(page).toHaveURL(`/admin/bookings?booking=${id}`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
})
