import { readFile } from 'node:fs/promises'
import { passPicture } from '#server/mail/pass-picture.ts'
import { membershipPassText } from '#shared/domain/pass/passes.ts'
import { pressTwice } from '../browser/press-twice.ts'
import { expect, logIn, test } from '../fixtures.ts'
import { expectAccessible, expectNoHorizontalScroll } from '../pages/accessible.ts'
import { QrScannerPage } from '../pages/qr-scanner-page.ts'
import { TourManagementPage } from '../pages/tour-management-page.ts'
import { TourPage } from '../pages/tour-page.ts'
import { VisitorPassPage } from '../pages/visitor-pass-page.ts'
import { hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import { fakeCamera } from '../run/fake-camera.ts'
import { receivedMail } from '../run/outbox.ts'
import { selfie, textFile } from '../users/pictures.ts'
import { tour } from '../users/tour.ts'
import { newVisitor, photoOf, visitorRows } from '../users/visitor.ts'

const UNKNOWN_PASS = JSON.stringify({ type: 'VISITOR_PASS', id: crypto.randomUUID() })
const MEMBER_PASS = membershipPassText(
  {
    memberId: '@DA202507001',
    email: 'ravi@example.com',
    fullName: 'Ravi Joshi',
    room: 'Dyandhara Kaksh',
    batch: '24 Hours Batch',
    startDate: hallDay(),
    endDate: hallDay(30),
    seat: 'A5',
  },
  new Date().toISOString(),
)

test('a visitor requests a tour, which an admin confirms and completes with the camera [scan-18]', async ({
  pageOfBrowser,
  anotherPage,
  users,
}) => {
  const camera = fakeCamera('pass')
  const page = await pageOfBrowser(camera.flags)
  const request = tour()
  const visitor = await anotherPage()

  await test.step('the visitor requests a tour and saves the pass', async () => {
    const form = new TourPage(visitor)
    const pass = new VisitorPassPage(visitor)
    await form.open()
    await form.fill(request)
    await form.submit.click()
    await form.declaration.agree.check()
    await form.declaration.submit.click()
    await expect(pass.status).toBeVisible()
    await camera.film(await readFile((await pass.save()).path))
  })

  await test.step('an admin confirms the tour', async () => {
    const management = new TourManagementPage(page)
    await logIn(page, await users.admin())
    await management.open()
    await management.search.fill(request.email)
    const card = management.tour(request.fullName)
    await card.confirm.click()
    await expect(card.complete).toBeVisible()
  })

  const scanner = new QrScannerPage(page)
  const scans = scanner.countScans()
  await scanner.openWithTestClock()

  await test.step('the camera reads the pass [scan-19]', async () => {
    await scanner.startCamera.click()
    await expect(scanner.notToday).toBeFocused()
    await expect(scanner.visitorInfo).toHaveText(visitorRows(request))
    await expectAccessible(page, 'a tour of another day')
    await expectNoHorizontalScroll(page, 'a tour of another day')
    await scanner.completeNow.click()
    await expect(scanner.success).toBeFocused()
    await expect(page.getByText("We've emailed the visitor a feedback request.")).toBeVisible()
    await expect(scanner.visitorInfo).toHaveText([...visitorRows(request), 'Completed'])
    // One link is above the title, the other in the panel.
    await expect(scanner.backToDashboard).toHaveCount(2)
    await expectAccessible(page, 'a completed tour')
    await expectNoHorizontalScroll(page, 'a completed tour')
  })

  await test.step('the visitor is asked for feedback', async () => {
    const mail = await receivedMail(request.email, /How was your tour/)
    const [firstName] = request.fullName.split(' ')
    expect(mail.text).toContain(`Dear ${firstName},`)
  })

  await test.step('the button starts the next scan, which does not send the same pass again [scan-20]', async () => {
    await scanner.scanAnother.click()
    await expect(scanner.cameraHint).toBeVisible()
    await scanner.keepInView(5)
    await expect(scanner.cameraPicture).toBeVisible()
    // The first call was refused because of the day; the second one confirmed the day.
    expect(scans()).toBe(2)
    await scanner.stopCamera.click()
    await expect(scanner.cameraPicture).toBeHidden()
    await expect(scanner.startCamera).toBeVisible()
  })

  await test.step('the back link opens the dashboard [scan-21]', async () => {
    await scanner.enter(UNKNOWN_PASS)
    await expect(scanner.failure).toBeVisible()
    await scanner.backToDashboard.click()
    await expect(page).toHaveURL('/admin-dashboard')
  })
})

test('after an invalid code, the camera restarts automatically, and Try Again resends the code [scan-22]', async ({
  pageOfBrowser,
  users,
  request,
}) => {
  const camera = fakeCamera('unknown-pass')
  const page = await pageOfBrowser(camera.flags)
  await camera.film(await passPicture(UNKNOWN_PASS))
  const scanner = new QrScannerPage(page)
  const scans = scanner.countScans()
  await logIn(page, await users.admin())
  await scanner.openWithTestClock()
  await scanner.startCamera.click()
  await expect(scanner.failure).toContainText('Scan Failed')
  await expect(scanner.alert).toContainText('No tour matches this visitor pass.')

  await test.step('the camera restarts automatically and does not resend the same code [scan-23]', async () => {
    await expect(scanner.cameraPicture).toBeHidden()
    await expect(scanner.cameraHint).toBeVisible()
    await scanner.keepInView(5)
    expect(scans()).toBe(1)
    await expect(scanner.failure).toBeVisible()
  })

  await test.step('Try Again resends the code', async () => {
    await scanner.tryAgain.click()
    await expect.poll(scans).toBe(2)
    await expect(scanner.alert).toContainText('No tour matches this visitor pass.')
  })

  await test.step('the camera stays off after Stop', async () => {
    await scanner.stopCamera.click()
    const starts = await scanner.cameraStarts()
    await page.clock.fastForward(5_000)
    expect(await scanner.cameraStarts()).toBe(starts)
    await expect(scanner.startCamera).toBeVisible()
  })

  await test.step('another pass can be read afterwards', async () => {
    const visitor = await newVisitor(request)
    await camera.film(await passPicture(visitor.passText))
    await scanner.startCamera.click()
    await expect(scanner.success).toBeVisible()
    await expect(scanner.visitorInfo).toHaveText([...visitorRows(visitor.tour), 'Completed'])
  })
})

test('explains how to allow the camera when access is denied [scan-24]', async ({
  pageOfBrowser,
  users,
}) => {
  const page = await pageOfBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream=deny',
  ])
  const scanner = new QrScannerPage(page)
  await logIn(page, await users.admin())
  await scanner.open()
  await scanner.startCamera.click()
  await expect(scanner.alert).toContainText(
    'Camera permission was denied. Please allow camera access in your browser settings and try again.',
  )
  await expect(scanner.alert.getByRole('listitem')).not.toHaveCount(0)
  await expect(scanner.startCamera).toBeDisabled()
  await expectAccessible(page, 'the camera is denied')
  await expectNoHorizontalScroll(page, 'the camera is denied')
  await scanner.tryAgain.click()
  await expect(scanner.alert).toBeHidden()
  await expect(scanner.startCamera).toBeEnabled()
})

test.describe('when the camera is not available', () => {
  test.use({ permissions: ['camera'] })

  test('says that the device has no camera [scan-25]', async ({ page, users }) => {
    const scanner = new QrScannerPage(page)
    await logIn(page, await users.admin())
    await scanner.open()
    await scanner.startCamera.click()
    await expect(scanner.alert).toHaveText('No camera found on this device')
    await expect(scanner.startCamera).toBeEnabled()
  })

  test('says that the browser has no camera API [scan-26]', async ({ page, users }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'mediaDevices')
    })
    const scanner = new QrScannerPage(page)
    await logIn(page, await users.admin())
    await scanner.open()
    await scanner.startCamera.click()
    await expect(scanner.alert).toHaveText('Camera not supported on this device')
  })

  test('says that another app uses the camera, or that the permission prompt timed out [scan-27]', async ({
    page,
    users,
  }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('It is broken', 'AbortError'))
    })
    const scanner = new QrScannerPage(page)
    await logIn(page, await users.admin())
    await scanner.open()
    await scanner.startCamera.click()
    await expect(scanner.alert).toHaveText('Unable to access camera: It is broken')

    await page.clock.install()
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined)
    })
    await scanner.startCamera.click()
    await expect(page.getByText('Waiting for the camera...')).toBeVisible()
    await page.clock.fastForward(10_000)
    await expect(scanner.alert).toHaveText('Camera permission request timed out')
  })
})

test('a photo of a pass completes its tour, once', async ({ page, users, request }) => {
  const visitor = await newVisitor(request)
  const scanner = new QrScannerPage(page)
  await logIn(page, await users.admin())
  await scanner.open()
  await expect(scanner.startCamera).toBeVisible()
  await expect(page.getByText('Scan visitor passes to complete tours')).toBeVisible()
  await expectAccessible(page, 'the scanner')
  await expectNoHorizontalScroll(page, 'the scanner')

  await test.step('reads a large, tilted and dim photo [scan-28]', async () => {
    await scanner.choosePhoto(await photoOf(visitor.passText, { turned: 17 }))
    await expect(scanner.success).toBeVisible()
    await expect(scanner.visitorInfo).toHaveText([...visitorRows(visitor.tour), 'Completed'])
  })

  await test.step('scanning the same pass again shows the earlier scan and the visitor [scan-29]', async () => {
    await scanner.scanAnother.click()
    await scanner.choosePhoto(await photoOf(visitor.passText), 'Take a Photo')
    await expect(scanner.alert).toContainText('Scan Failed')
    await expect(scanner.alert).toContainText(
      /This tour was already completed on \d+ \w+ \d{4} at \d+:\d\d [AP]M\./,
    )
    await expect(scanner.visitorInfo).toHaveText(visitorRows(visitor.tour))
    await expectAccessible(page, 'a failed scan')
    await expectNoHorizontalScroll(page, 'a failed scan')
  })

  await test.step('the buttons open the rear camera and the gallery [scan-30]', async () => {
    const inputs = page.locator('input[type=file]')
    await expect(inputs.nth(0)).toHaveAttribute('capture', 'environment')
    await expect(inputs.nth(1)).not.toHaveAttribute('capture')
  })

  await test.step('rejects a photo without a code, and a file that is not a photo [scan-31]', async () => {
    await scanner.choosePhoto(await selfie())
    await expect(scanner.alert).toContainText(
      'No QR code found in the image. Please make sure the QR code is clearly visible and try again.',
    )
    await scanner.choosePhoto(textFile('pass.jpg', 'image/jpeg'))
    await expect(scanner.alert).toContainText(
      'Failed to read QR code from image. Please try taking a clearer photo or use manual entry.',
    )
    await scanner.tryAgain.click()
    await expect(scanner.alert).toBeHidden()
  })
})

test("accepts a pass's text from the clipboard or a hand-held scanner [scan-32]", async ({
  page,
  users,
  request,
}) => {
  const scanner = new QrScannerPage(page)
  const scans = scanner.countScans()
  await logIn(page, await users.admin())
  await scanner.open()

  await test.step('validates the text before sending it [scan-33]', async () => {
    await expect(scanner.process).toBeDisabled()
    await scanner.qrData.fill(' \n ')
    await expect(scanner.process).toBeDisabled()
    await scanner.qrData.press('Enter')
    await expect(scanner.alert).toContainText('Please enter QR data')
    await scanner.enter('https://example.com')
    await expect(scanner.alert).toContainText('Invalid QR code format. Please check the data.')
    await scanner.enter(MEMBER_PASS)
    await expect(scanner.alert).toContainText('Invalid visitor pass QR code')
    await scanner.enter('{"type":"VISITOR_PASS"}')
    await expect(scanner.alert).toContainText('Invalid visitor pass QR code')
    expect(scans()).toBe(0)
  })

  await test.step('refuses an unknown pass and the pass of a cancelled tour [scan-34]', async () => {
    await scanner.enter(UNKNOWN_PASS)
    await expect(scanner.alert).toContainText('No tour matches this visitor pass.')
    const cancelled = await newVisitor(request)
    await queryDatabase(`UPDATE tour_requests SET status = 'cancelled' WHERE id = $1`, [
      cancelled.id,
    ])
    await scanner.enter(cancelled.passText)
    await expect(scanner.alert).toContainText('This tour was cancelled.')
    await expect(scanner.visitorInfo).toHaveText(visitorRows(cancelled.tour))
  })

  await test.step('does not complete a tour of another day without confirmation [scan-37]', async () => {
    const tomorrow = await newVisitor(request, hallDay(1))
    await scanner.enter(tomorrow.passText)
    await expect(scanner.notToday).toBeFocused()
    await scanner.dontComplete.click()
    await expect(scanner.qrData).toBeFocused()
    const [saved] = await queryDatabase('SELECT status FROM tour_requests WHERE id = $1', [
      tomorrow.id,
    ])
    expect(saved).toEqual({ status: 'pending' })
    await scanner.enter(UNKNOWN_PASS)
    // Waits, because a press while this scan is being sent would be ignored.
    await expect(scanner.alert).toContainText('No tour matches this visitor pass.')
  })

  await test.step('a double click sends a pass once [scan-240]', async () => {
    const before = scans()
    const twice = await newVisitor(request)
    await scanner.qrData.fill(twice.passText)
    await pressTwice(scanner.process)
    await expect(scanner.success).toBeFocused()
    expect(scans()).toBe(before + 1)
    await scanner.open()
    await scanner.enter(UNKNOWN_PASS)
  })

  const visitor = await newVisitor(request)
  await test.step('typing over the refused text and pressing Enter completes the tour', async () => {
    await scanner.tryAgain.click()
    await expect(scanner.qrData).toBeFocused()
    await page.keyboard.type('something else')
    await page.keyboard.press('Enter')
    await expect(scanner.alert).toContainText('Invalid QR code format.')
    await page.keyboard.type(visitor.passText)
    await page.keyboard.press('Enter')
    await expect(scanner.success).toBeVisible()
    await expect(scanner.visitorInfo).toHaveText([...visitorRows(visitor.tour), 'Completed'])
  })

  await test.step('the next pass can follow immediately', async () => {
    await scanner.scanAnother.click()
    await expect(scanner.qrData).toBeFocused()
    await page.keyboard.type(visitor.passText)
    await page.keyboard.press('Enter')
    await expect(scanner.alert).toContainText('already completed')
  })
})
