import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { ForgotPasswordPage } from '../pages/forgot-password-page.ts'
import { queryDatabase } from '../run/database.ts'
import { mailedCode } from '../run/outbox.ts'
import { expectProblem } from '../widgets/field-problem.ts'

test('a walk-in claims the account on their phone with the code from reception [claim-20]', {
  tag: '@desktop',
}, async ({ page, users, anotherPage }) => {
  const { profile } = await users.withDetails()
  const phone = `9${String(Date.now()).slice(-9)}`
  const [row] = await queryDatabase(
    `UPDATE users SET email = NULL, awaits_claim = true, phone_number = $2 WHERE email = $1 RETURNING id`,
    [profile.email, `+91${phone}`],
  )
  const { id } = Object(row)
  const desk = await anotherPage()
  await logIn(desk, await users.receptionist())
  await desk.goto(`/user-management?user=${id}`)
  await desk.getByRole('button', { name: 'Give a claim code' }).click()
  const shownCode = desk.getByText(/^\d{4} \d{4}$/)
  await expect(shownCode).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me.*claim/,
  )
  await expectAccessible(desk, 'a claim code')
  await desk.screenshot({ path: `test-results/claim-desk-${desk.viewportSize()?.width}.png` })

  await page.goto('/forgot-password')
  await page.getByRole('link', { name: 'Use the code from reception' }).click()
  await expect(page).toHaveURL('/claim')
  await expect(page.getByRole('heading', { name: 'Claim your account' })).toBeVisible()
  await page.getByLabel('Mobile number').fill(phone)
  const code = page.getByLabel('Code from reception')
  const forgot = new ForgotPasswordPage(page)
  const email = `claimed-${Date.now()}@example.com`
  await code.fill('0000 0000')
  await forgot.askFor(email)
  await expectProblem(
    code,
    "This phone number and code don't match, or the code has expired. Reception can give you a new one.",
  )
  await expectAccessible(page, 'a refused claim code')
  await expectNoHorizontalScroll(page, 'a refused claim code')
  await page.screenshot({ path: `test-results/claim-${page.viewportSize()?.width}.png` })
  await code.fill((await shownCode.textContent()) ?? '')
  await forgot.sendCode.click()
  await forgot.enterCode(await mailedCode(email))
  await forgot.newPassword.fill('Quiet-Desk-2')
  await forgot.confirmPassword.fill('Quiet-Desk-2')
  await forgot.reset.click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email or member ID').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Quiet-Desk-2')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/booking')
})
