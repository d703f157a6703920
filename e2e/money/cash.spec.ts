import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { addDrawer, chooseDrawer } from '../pages/drawers.ts'
import { type PictureFile, selfie } from '../users/pictures.ts'

test(
  'opens a shift, pays an expense, takes it back and closes the shift with cash missing, and the owner confirms what arrived [cash-14]',
  {
    tag: '@desktop',
  },
  async ({ page, users }, { project }) => {
    // Each project uses a different drawer, because a drawer has one shift at a time.
    const drawer = `Desk ${project.name}`
    // A new user, because a user has one shift at a time.
    const receptionist = await users.receptionist()
    await addDrawer(drawer, receptionist.profile.email)
    await logIn(page, receptionist)
    await page.goto('/admin/cash')
    await chooseDrawer(page, drawer)
    await expectAccessible(page, 'before the shift')
    await page.getByRole('button', { name: 'Open shift' }).click()
    await expect(page.getByText('Count the drawer first.')).toBeVisible()
    await page.getByLabel('₹500 notes').fill('1')
    await page.getByLabel('₹100 notes').fill('2')
    await page.getByLabel('Coins, in ₹').fill('35')
    await expect(page.getByRole('status').filter({ hasText: /^₹735$/ })).toBeVisible()
    await expect(page.getByText('₹735 more than the ₹0 that the last shift left.')).toBeVisible()
    await page.getByRole('button', { name: 'Open shift' }).click()
    await expect(page.getByText('Write why the count differs')).toBeVisible()
    await expectAccessible(page, 'a count that differs')
    await page.getByLabel('Note', { exact: true }).fill('Change from the owner')
    await page.getByRole('button', { name: 'Open shift' }).click()
    await expect(page.getByRole('heading', { name: `${drawer}, since` })).toBeVisible()
    await expect(page.getByText('Nothing yet')).toBeVisible()

    await page.getByRole('button', { name: 'Pay expense' }).click()
    const expense = page.getByRole('dialog', { name: 'Pay expense' })
    await expense.getByRole('button', { name: 'Pay out of the drawer' }).click()
    await expect(expense.getByText('Enter a whole amount from ₹1')).toBeVisible()
    await expense.getByLabel('Amount').fill('60')
    await expense.getByLabel('What was bought').fill('Tea for the staff')
    await expectAccessible(page, 'an expense')
    await expense.getByRole('button', { name: 'Pay out of the drawer' }).click()
    await expect(page.getByText('Expense paid')).toBeVisible()
    const moves = page.getByRole('table', { name: 'Cash movements in this shift' })
    await expect(moves.getByRole('row').filter({ hasText: 'Tea for the staff' })).toContainText(
      '60',
    )
    await moves.getByRole('button', { name: 'Take back' }).click()
    await expect(moves.getByText('Taken back: Tea and water')).toBeVisible()
    await expectNoHorizontalScroll(page, 'an open shift')

    await page.getByRole('button', { name: 'Close shift' }).click()
    const closeShiftDialog = page.getByRole('dialog', { name: 'Close shift' })
    await closeShiftDialog.getByLabel('₹500 notes').fill('1')
    await closeShiftDialog.getByLabel('₹200 notes').fill('1')
    await expect(closeShiftDialog.getByText('₹35 less than the expected ₹735.')).toBeVisible()
    await closeShiftDialog.getByLabel('For the owner').fill('701')
    await expect(closeShiftDialog.getByText('More than you counted')).toBeVisible()
    await closeShiftDialog.getByLabel('For the owner').fill('500')
    await expect(closeShiftDialog.getByText('₹200 stays in the drawer.')).toBeVisible()
    await closeShiftDialog.getByRole('button', { name: 'Close shift' }).click()
    await expect(closeShiftDialog.getByText('Write why the count differs')).toBeVisible()
    await closeShiftDialog.getByLabel('Note', { exact: true }).fill('Coins were given as change')
    await expectAccessible(page, 'the end of a shift')
    await closeShiftDialog.getByRole('button', { name: 'Close shift' }).click()
    await expect(page.getByText('Shift closed. ₹35 less than expected.')).toBeVisible()

    const closedShifts = page.getByRole('list', { name: 'Closed shifts' }).getByRole('listitem')
    const row = closedShifts.filter({ hasText: drawer }).first()
    await expect(row).toContainText('₹735 over at opening')
    await expect(row).toContainText('₹35 short')
    await expect(row).toContainText('At opening: Change from the owner')

    await logIn(page, await users.admin())
    await page.goto('/admin/cash')
    await row.getByRole('button', { name: 'Confirm money received' }).click()
    const receipt = page.getByRole('dialog', { name: 'Shift cash' })
    await expect(receipt.getByLabel('What you received')).toHaveValue('500')
    await expect(receipt.getByText('Right: ₹500 was handed over.')).toBeVisible()
    await receipt.getByLabel('What you received').fill('490')
    await expect(receipt.getByText('₹10 less than the ₹500 handed over.')).toBeVisible()
    await receipt.getByRole('button', { name: 'Confirm money received' }).click()
    await expect(receipt.getByText('Write why the count differs')).toBeVisible()
    await expectAccessible(page, 'less than was handed over')
    await receipt.getByLabel('Note', { exact: true }).fill('A torn note')
    await receipt.getByRole('button', { name: 'Confirm money received' }).click()
    await expect(row).toContainText('₹490 received by the owner')
    await expect(row).toContainText('₹10 less than handed over')
    await expectAccessible(page, 'after the shift')
  },
)

test(
  'a photo of the bill can be added when an expense is paid or later; the shift and the day book show it [bill-5]',
  {
    tag: '@desktop',
  },
  async ({ page, users }, { project, retry }) => {
    const receptionist = await users.receptionist()
    const drawer = `Bills ${project.name} ${retry}`
    await addDrawer(drawer, receptionist.profile.email)
    await logIn(page, receptionist)
    await page.goto('/admin/cash')
    await chooseDrawer(page, drawer)
    await page.getByLabel('₹500 notes').fill('1')
    await page.getByLabel('Note', { exact: true }).fill('Change from the owner')
    await page.getByRole('button', { name: 'Open shift' }).click()

    const pay = async (note: string, bill?: PictureFile) => {
      await page.getByRole('button', { name: 'Pay expense' }).click()
      const dialog = page.getByRole('dialog', { name: 'Pay expense' })
      await dialog.getByLabel('Amount').fill('20')
      await dialog.getByLabel('What was bought').fill(note)
      if (bill) {
        await dialog.getByLabel('Bill').setInputFiles(bill)
        await expect(dialog.getByText(bill.name)).toBeVisible()
        await expectAccessible(page, 'an expense with a bill')
      }
      await dialog.getByRole('button', { name: 'Pay out of the drawer' }).click()
      await expect(dialog).toBeHidden()
    }
    const moves = page.getByRole('table', { name: 'Cash movements in this shift' })
    const bulbRow = moves.getByRole('row').filter({ hasText: 'A new bulb' })
    const paper = moves.getByRole('row').filter({ hasText: 'Paper' })
    await pay('A new bulb', await selfie('bulb.jpg'))
    await pay('Paper')

    await bulbRow.getByRole('button', { name: 'Show bill' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bill' })
    const picture = dialog.getByRole('img', { name: 'Bill' })
    await expect(picture).toBeVisible()
    await expectAccessible(page, 'a bill')
    await expectNoHorizontalScroll(page, 'a bill')
    const before = await picture.getAttribute('src')
    await dialog.getByLabel('Take another picture').setInputFiles(await selfie('again.jpg'))
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await page.keyboard.press('Escape')

    await expect(paper.getByRole('button', { name: 'Show bill' })).toBeHidden()
    const text = { name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('A bill') }
    await paper.getByLabel('Add bill').setInputFiles(text)
    await expect(paper.getByRole('alert')).toHaveText('Please select a valid image file')
    await paper.getByLabel('Add bill').setInputFiles(await selfie('paper.jpg'))
    await expect(paper.getByRole('button', { name: 'Show bill' })).toBeVisible()
    await expectNoHorizontalScroll(page, 'a shift with bills')

    await logIn(page, await users.admin())
    await page.goto('/admin/day-book')
    const line = page.getByRole('row').filter({ hasText: 'Paper' }).last()
    await line.getByRole('button', { name: 'Show bill' }).click()
    await expect(picture).toBeVisible()
  },
)

test(
  'an admin takes back an expense of a closed shift in the day book [cash-42]',
  {
    tag: '@desktop',
  },
  async ({ page, users }, { project, retry }) => {
    const receptionist = await users.receptionist()
    const drawer = `Mistakes ${project.name} ${retry}`
    await addDrawer(drawer, receptionist.profile.email)
    await logIn(page, receptionist)
    await page.goto('/admin/cash')
    await chooseDrawer(page, drawer)
    await page.getByLabel('₹500 notes').fill('1')
    await page.getByLabel('Note', { exact: true }).fill('Change from the owner')
    await page.getByRole('button', { name: 'Open shift' }).click()
    await page.getByRole('button', { name: 'Pay expense' }).click()
    const expense = page.getByRole('dialog', { name: 'Pay expense' })
    await expense.getByLabel('Amount').fill('20')
    await expense.getByLabel('What was bought').fill(drawer)
    await expense.getByRole('button', { name: 'Pay out of the drawer' }).click()
    await page.getByRole('button', { name: 'Close shift' }).click()
    const end = page.getByRole('dialog', { name: 'Close shift' })
    await end.getByLabel('₹500 notes').fill('1')
    await end.getByLabel('Note', { exact: true }).fill('The tea was not bought')
    await end.getByRole('button', { name: 'Close shift' }).click()
    await expect(page.getByText('Shift closed. ₹20 more than expected.')).toBeVisible()

    await logIn(page, await users.admin())
    await page.goto('/admin/day-book')
    const lines = page.getByRole('row').filter({ hasText: drawer })
    await lines.getByRole('button', { name: /^Take back / }).click()
    const question = page.getByRole('alertdialog')
    await expectAccessible(page, 'taking back an expense')
    await question.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Expense taken back')).toBeVisible()
    await expect(lines).toHaveCount(2)
    await expect(lines.getByRole('button')).toHaveCount(0)
  },
)
