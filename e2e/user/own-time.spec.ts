import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { queryDatabase } from '../run/database.ts'
import { enrollGateWithoutScreen } from '../users/gate.ts'

/** The own time of members, from the gate to the dashboard. */

test('an adult member sees when they came in, but a minor does not [attendance-90]', async ({
  page,
  users,
  request,
}) => {
  const plan = { batch: '24 Hours Batch' } as const
  const member = await users.member({ fullName: 'Gauri Phadke' }, plan)
  const minor = await users.member({ fullName: 'Tanvi Phadke' }, plan)
  await queryDatabase(
    "UPDATE users SET date_of_birth = current_date - interval '16 years' WHERE email = $1",
    [minor.profile.email],
  )
  const gate = await enrollGateWithoutScreen(request, await users.admin())
  const checkedInAt = new Date()
  await gate.letIn(member, checkedInAt)
  await gate.letIn(minor, checkedInAt)

  await logIn(page, member)
  await page.goto('/dashboard')
  const card = page.getByRole('heading', { name: 'Your time in the hall' }).locator('..')
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
  }).format(checkedInAt)
  await expect(card).toContainText(`Inside since ${time}`)
  await expect(card).toContainText(/Today\s*[0-2] min/)
  await expectAccessible(page, 'the time in the hall')

  await test.step('the member switches their hours off and on again under Your data', async () => {
    await card.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Turn off my hours' }).click()
    await expect(page.getByText('Turned off: your hours')).toBeVisible()
    await expectAccessible(page, 'the time in the hall, turned off')
    await expectNoHorizontalScroll(page, 'the time in the hall, turned off')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.goto('/your-data')
    await page.getByRole('button', { name: 'Turn on my hours' }).click()
    await expect(page.getByRole('button', { name: 'Turn off my hours' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(card).toContainText('Inside since')
  })

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await logIn(page, minor)
  const attendanceResponse = page.waitForResponse('**/api/member/attendance')
  await page.goto('/dashboard')
  expect((await (await attendanceResponse).json()).data).toEqual({
    offered: false,
    on: true,
    time: null,
  })
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(card).toHaveCount(0)
})
