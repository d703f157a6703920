import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { DeskBookingPage } from '../pages/desk-booking-page.ts'
import { UserManagementPage } from '../pages/user-management-page.ts'

test('reception calls a member, writes to them on WhatsApp, adds notes about both, and removes a note [note-30]', {
  tag: '@desktop',
}, async ({ page, users }) => {
  const member = await users.member({ fullName: 'Vaishnavi Gokhale' })
  const number = `91${member.profile.phone}`
  const management = new UserManagementPage(page)
  const { dialog, question } = management
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  // There is no app for calls, and Chromium loses clicks while it looks for one.
  await page.addInitScript(() => {
    addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && link.protocol === 'tel:') event.preventDefault()
    })
  })
  await logIn(page, await users.receptionist())
  await management.open()
  await management.find(member.profile.email)
  await management.action('View', 'Vaishnavi Gokhale').click()
  await expect(dialog.getByText('No notes yet.')).toBeVisible()

  const call = dialog.getByRole('link', { name: 'Call Vaishnavi Gokhale' })
  await expect(call).toBeInViewport()
  await expect(call).toHaveAttribute('href', `tel:+${number}`)
  const notes = dialog.getByRole('list', { name: 'Contact and notes' }).getByRole('listitem')
  await call.click()
  await dialog.getByRole('button', { name: 'Record a call' }).dblclick()
  await expect(notes).toHaveCount(1)
  await expect(notes.first()).toContainText('Called')
  await expect(dialog.getByRole('button', { name: 'Record a call' })).toBeHidden()

  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Write to Vaishnavi Gokhale on WhatsApp' }).click()
  const chat = await opened
  const text = 'Hello Vaishnavi Gokhale, this is '
  await expect.poll(() => chat.url()).toContain(`https://wa.me/${number}?text=`)
  expect(new URL(chat.url()).searchParams.get('text')).toContain(text)
  await chat.close()
  await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: 'Record a WhatsApp message' }).click()
  await expect(notes).toHaveCount(2)

  const field = dialog.getByLabel('New note')
  const save = dialog.getByRole('button', { name: 'Save note' })
  await save.click()
  await expect(dialog.getByText('Write a note')).toBeVisible()
  await page.route('**/notes', (route) => route.abort())
  await field.fill('Pays on Friday')
  await save.click()
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(field).toHaveValue('Pays on Friday')
  await page.unroute('**/notes')
  await save.click()
  await expect(notes).toHaveCount(3)
  await expect(notes.first()).toContainText('Pays on Friday')
  await expect(field).toHaveValue('')
  await expectAccessible(page, 'the notes')
  await expectNoHorizontalScroll(page, 'the notes')

  await notes
    .first()
    .getByRole('button', { name: /^Remove the note from / })
    .click()
  await expect(question).toContainText('Remove this note?')
  await question.getByRole('button', { name: 'Keep note' }).click()
  await expect(notes).toHaveCount(3)
  await notes
    .first()
    .getByRole('button', { name: /^Remove the note from / })
    .click()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(notes).toHaveCount(2)
  await expect(dialog).not.toContainText('Pays on Friday')
})

test('reception writes a note about a booking, which its row and the member page show [note-33]', async ({
  page,
  users,
}) => {
  const member = await users.member({ fullName: 'Vrinda Notekar' })
  const bookings = new DeskBookingPage(page)
  await logIn(page, await users.receptionist())
  await page.goto(`/admin/bookings?search=${member.profile.email}`)
  const row = bookings.rows.filter({ hasText: 'Vrinda Notekar' })
  await bookings.action('Note about the booking', 'Vrinda Notekar').click()
  await bookings.dialog.getByLabel('New note').fill('Wants a window seat')
  await expectAccessible(page, 'a note about a booking')
  await expectNoHorizontalScroll(page, 'a note about a booking')
  await bookings.dialog.getByRole('button', { name: 'Save note' }).click()
  const notes = bookings.dialog.getByRole('listitem')
  await expect(notes).toHaveCount(1)
  await expect(notes).toContainText(/Seat [A-D]\d+, .*Wants a window seat/)
  await page.keyboard.press('Escape')
  await expect(row).toContainText('Note: Wants a window seat')
  await row.getByRole('link', { name: 'Vrinda Notekar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Vrinda Notekar' })).toContainText(
    /Seat [A-D]\d+, .*Wants a window seat/,
  )
})
