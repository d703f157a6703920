import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible } from '../pages/accessible.ts'
import { MembershipPage } from '../pages/membership-page.ts'
import { TourPage } from '../pages/tour-page.ts'
import { VisitorPassPage } from '../pages/visitor-pass-page.ts'
import { details } from '../users/details.ts'
import { selfie } from '../users/pictures.ts'
import { tour } from '../users/tour.ts'

const notice = (page: Page) => page.getByText("You're offline. What you type stays here")

test('a tour request that is filled in without a network is kept and can be sent later [offline-1]', async ({
  page,
  context,
}) => {
  const request = tour()
  const form = new TourPage(page)
  await form.open()
  await form.fillVisit(request)
  await form.next.click()
  await expect(notice(page)).toBeHidden()

  await context.setOffline(true)
  await expect(notice(page)).toBeVisible()
  await form.fillAbout(request)
  await form.next.click()
  await form.fillPlans(request)
  await expectAccessible(page, 'a form without a network')
  await form.send()
  await expect(form.alert).toContainText('please check your internet connection and try again')
  await form.alert.getByRole('button', { name: 'OK' }).click()
  await expect(form.comparison).toHaveValue(request.studyRoomComparison)
  await form.back.click()
  await expect(form.email).toHaveValue(request.email)
  await form.next.click()

  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await form.send()
  await expect(new VisitorPassPage(page).qrCode).toBeVisible()
})

test('membership details with a photo survive a lost network, and are saved afterwards [offline-2]', async ({
  page,
  context,
  users,
}) => {
  const form = details()
  const membership = new MembershipPage(page)
  const user = await users.registered()
  await logIn(page, user)
  await membership.open()
  await membership.fill(form, await selfie())

  await context.setOffline(true)
  await expect(notice(page)).toBeVisible()
  await membership.save.click()
  const alert = page.getByRole('alertdialog', { name: 'Failed to save membership details' })
  await expect(alert).toContainText('check your internet connection')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(membership.fatherName).toHaveValue(form.fatherName)
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()

  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await membership.save.click()
  await expect(page).toHaveURL('/booking')
  expect((await user.user()).membershipDetails?.fatherName).toBe(form.fatherName)
})
