import { dayText } from '#shared/words/dates.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { hallDay } from '../run/clock.ts'
import { newUser } from '../users/new-user.ts'
import { addTourRequest, TOUR } from '../users/tour-request.ts'
import { downloadTwoRows } from '../widgets/selected-rows.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('tours are a table: sorted in the address, called and downloaded together, confirmed in their row', async ({
  page,
  users,
}) => {
  const [zarina, arun] = [newUser().email, newUser().email]
  await addTourRequest(newUser().email, { fullName: 'Mohini Tourtable', status: 'cancelled' })
  await addTourRequest(zarina, { fullName: 'Zarina Tourtable' })
  await addTourRequest(arun, { fullName: 'Arun Tourtable', adminNotes: 'Comes by bus' })
  await logIn(page, await users.admin())
  await page.goto('/admin/tour-management?search=Tourtable')
  const table = page.getByRole('table', { name: 'Tour Management' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  const names = table.getByText(/ Tourtable$/)
  await expect(names).toHaveText(['Arun Tourtable', 'Zarina Tourtable', 'Mohini Tourtable'])

  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await expect(names).toHaveText(['Arun Tourtable', 'Mohini Tourtable', 'Zarina Tourtable'])
  await expect(page).toHaveURL(/sort=name$/)
  await page.getByRole('button', { name: 'Date', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page).toHaveURL(/sort=day$/)

  await expect(row('Arun')).toContainText('PENDING')
  for (const fact of [
    arun,
    '+919822012345',
    dayText('en', hallDay(1)),
    '9:00 AM - 10:00 AM',
    TOUR.examPreparation,
    'Comes by bus',
  ]) {
    await expect(row('Arun')).toContainText(fact)
  }

  await downloadTwoRows(page, 'Tourtable')

  await page.getByRole('button', { name: 'Record a call to each' }).click()
  await expect(page.getByText('Calls recorded: 2')).toBeVisible()
  await expect(page.getByText('2 selected')).toBeHidden()
  await expect(row('Arun')).toContainText('Called')
  await expect(row('Mohini')).not.toContainText('Called')

  await row('Zarina').getByRole('button', { name: 'Confirm Tour' }).click()
  await expect(row('Zarina')).toContainText('CONFIRMED')
  await expect(names.filter({ hasText: 'Zarina' })).toBeFocused()
  await expect(row('Zarina').getByRole('button', { name: 'Mark Complete' })).toBeVisible()
})
