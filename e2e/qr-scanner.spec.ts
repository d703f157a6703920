import { readFile } from 'node:fs/promises'
import { passPicture } from '#server/mail/pass-picture.ts'
import { membershipPassText } from '#shared/domain/passes.ts'
import { expect, signIn, test } from './fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './pages/accessible.ts'
import { QrScannerPage } from './pages/qr-scanner-page.ts'
import { TourManagementPage } from './pages/tour-management-page.ts'
import { TourPage } from './pages/tour-page.ts'
import { VisitorPassPage } from './pages/visitor-pass-page.ts'
import { notAPicture, selfie } from './people/pictures.ts'
import { tour } from './people/tour.ts'
import { newVisitor, photoOf, visitorRows } from './people/visitor.ts'
import { inDatabase } from './run/database.ts'
import { fakeCamera } from './run/fake-camera.ts'
import { hallDay } from './run/hall-day.ts'
import { receivedMail } from './run/outbox.ts'

const UNKNOWN = JSON.stringify({ type: 'VISITOR_PASS', id: crypto.randomUUID() })
const MEMBER_PASS = membershipPassText(
  {
    dyanpittId: '@DA202507001',
    email: 'ravi@example.com',
    fullName: 'Ravi Joshi',
    membershipType: 'Dyandhara Kaksh',
    timeSlot: '24 Hours Batch',
    membershipStartDate: hallDay(),
    membershipEndDate: hallDay(30),
    preferredSeat: 'A5',
  },
  new Date().toISOString(),
)

test('from the tour form to a completed tour', async ({ pageOfBrowser, anotherPage, people }) => {
  const camera = fakeCamera('pass')
  const page = await pageOfBrowser(camera.flags)
  const wanted = tour()
  const visitor = await anotherPage()

  await test.step('the visitor asks for a tour and saves the pass', async () => {
    const form = new TourPage(visitor)
    const pass = new VisitorPassPage(visitor)
    await form.open()
    await form.fill(wanted)
    await form.submit.click()
    await form.declaration.agree.check()
    await form.declaration.submit.click()
    await expect(pass.status).toBeVisible()
    await camera.film(await readFile((await pass.save()).path))
  })

  await test.step('the desk confirms it', async () => {
    const management = new TourManagementPage(page)
    await signIn(page, await people.admin())
    await management.open()
    await management.search.fill(wanted.email)
    const asked = management.tour(wanted.fullName)
    await asked.confirm.click()
    await expect(asked.complete).toBeVisible()
  })

  const scanner = new QrScannerPage(page)
  const scans = scanner.countScans()
  await scanner.openWatched()

  await test.step('the camera reads the pass', async () => {
    await scanner.startCamera.click()
    await expect(scanner.success).toBeFocused()
    await expect(page.getByText('A feedback email is on its way to the visitor.')).toBeVisible()
    await expect(scanner.visitorInfo).toHaveText([...visitorRows(wanted), 'Completed'])
    // One above the title, one in the panel.
    await expect(scanner.backToDashboard).toHaveCount(2)
    await expectAccessible(page, 'a completed tour')
    await expectNoSidewaysScroll(page, 'a completed tour')
  })

  await test.step('the visitor is asked how it was', async () => {
    const mail = await receivedMail(wanted.email, /How was your tour/)
    expect(mail.text).toContain(`Dear ${wanted.fullName}`)
  })

  await test.step('the next scan begins with a press, and the same pass is not sent again', async () => {
    await scanner.scanAnother.click()
    await expect(scanner.cameraHint).toBeVisible()
    await scanner.keepInView(5)
    await expect(scanner.cameraPicture).toBeVisible()
    expect(scans()).toBe(1)
    await scanner.stopCamera.click()
    await expect(scanner.cameraPicture).toBeHidden()
    await expect(scanner.startCamera).toBeVisible()
  })

  await test.step('the way back leads to the dashboard', async () => {
    await scanner.enter(UNKNOWN)
    await expect(scanner.failure).toBeVisible()
    await scanner.backToDashboard.click()
    await expect(page).toHaveURL('/admin-dashboard')
  })
})

test('after a bad code the camera goes on by itself, and Try Again sends it once more', async ({
  pageOfBrowser,
  people,
  request,
}) => {
  const camera = fakeCamera('unknown-pass')
  const page = await pageOfBrowser(camera.flags)
  await camera.film(await passPicture(UNKNOWN))
  const scanner = new QrScannerPage(page)
  const scans = scanner.countScans()
  await signIn(page, await people.admin())
  await scanner.openWatched()
  await scanner.startCamera.click()
  await expect(scanner.failure).toContainText('Scan Failed')
  await expect(scanner.alert).toContainText('No tour belongs to this visitor pass.')

  await test.step('it starts again by itself and does not send the same code', async () => {
    await expect(scanner.cameraPicture).toBeHidden()
    await expect(scanner.cameraHint).toBeVisible()
    await scanner.keepInView(5)
    expect(scans()).toBe(1)
    await expect(scanner.failure).toBeVisible()
  })

  await test.step('Try Again does', async () => {
    await scanner.tryAgain.click()
    await expect.poll(scans).toBe(2)
    await expect(scanner.alert).toContainText('No tour belongs to this visitor pass.')
  })

  await test.step('whoever stops the camera has it stopped', async () => {
    await scanner.stopCamera.click()
    const starts = await scanner.cameraStarts()
    await page.clock.fastForward(5_000)
    expect(await scanner.cameraStarts()).toBe(starts)
    await expect(scanner.startCamera).toBeVisible()
  })

  await test.step('another pass is read afterwards', async () => {
    const visitor = await newVisitor(request)
    await camera.film(await passPicture(visitor.passText))
    await scanner.startCamera.click()
    await expect(scanner.success).toBeVisible()
    await expect(scanner.visitorInfo).toHaveText([...visitorRows(visitor.tour), 'Completed'])
  })
})

test('where the camera is denied, it says how to allow it', async ({ pageOfBrowser, people }) => {
  const page = await pageOfBrowser([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream=deny',
  ])
  const scanner = new QrScannerPage(page)
  await signIn(page, await people.admin())
  await scanner.open()
  await scanner.startCamera.click()
  await expect(scanner.alert).toContainText(
    'Camera permission was denied. Please allow camera access in your browser settings and try again.',
  )
  await expect(scanner.alert.getByRole('listitem')).not.toHaveCount(0)
  await expect(scanner.startCamera).toBeDisabled()
  await expectAccessible(page, 'the camera is denied')
  await expectNoSidewaysScroll(page, 'the camera is denied')
  await scanner.tryAgain.click()
  await expect(scanner.alert).toBeHidden()
  await expect(scanner.startCamera).toBeEnabled()
})

test.describe('where the camera does not come', () => {
  test.use({ permissions: ['camera'] })

  test('because there is none', async ({ page, people }) => {
    const scanner = new QrScannerPage(page)
    await signIn(page, await people.admin())
    await scanner.open()
    await scanner.startCamera.click()
    await expect(scanner.alert).toHaveText('No camera found on this device')
    await expect(scanner.startCamera).toBeEnabled()
  })

  test('because the browser knows none', async ({ page, people }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'mediaDevices')
    })
    const scanner = new QrScannerPage(page)
    await signIn(page, await people.admin())
    await scanner.open()
    await scanner.startCamera.click()
    await expect(scanner.alert).toHaveText('Camera not supported on this device')
  })

  test('because another program has it, or nobody answers', async ({ page, people }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('It is broken', 'AbortError'))
    })
    const scanner = new QrScannerPage(page)
    await signIn(page, await people.admin())
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

test('a photo of a pass completes its tour, once', async ({ page, people, request }) => {
  const visitor = await newVisitor(request)
  const scanner = new QrScannerPage(page)
  await signIn(page, await people.admin())
  await scanner.open()
  await expect(scanner.startCamera).toBeVisible()
  await expect(page.getByText('Scan visitor passes to complete tours')).toBeVisible()
  await expectAccessible(page, 'the scanner')
  await expectNoSidewaysScroll(page, 'the scanner')

  await test.step('a large photo, tilted and dim', async () => {
    await scanner.photograph(await photoOf(visitor.passText, { turned: 17 }))
    await expect(scanner.success).toBeVisible()
    await expect(scanner.visitorInfo).toHaveText([...visitorRows(visitor.tour), 'Completed'])
  })

  await test.step('the same pass again: says when, and shows the visitor', async () => {
    await scanner.scanAnother.click()
    await scanner.photograph(await photoOf(visitor.passText), 'Take a Photo')
    await expect(scanner.alert).toContainText('Scan Failed')
    await expect(scanner.alert).toContainText(
      /This tour was already completed on \w+ \d+, \d{4} at \d+:\d\d [AP]M\./,
    )
    await expect(scanner.visitorInfo).toHaveText(visitorRows(visitor.tour))
    await expectAccessible(page, 'a failed scan')
    await expectNoSidewaysScroll(page, 'a failed scan')
  })

  await test.step('the buttons take the rear camera and the gallery', async () => {
    const inputs = page.locator('input[type=file]')
    await expect(inputs.nth(0)).toHaveAttribute('capture', 'environment')
    await expect(inputs.nth(1)).not.toHaveAttribute('capture')
  })

  await test.step('a photo without a code, and a file that is no photo', async () => {
    await scanner.photograph(await selfie())
    await expect(scanner.alert).toContainText(
      'No QR code found in the image. Please make sure the QR code is clearly visible and try again.',
    )
    await scanner.photograph(notAPicture('pass.jpg', 'image/jpeg'))
    await expect(scanner.alert).toContainText(
      'Failed to read QR code from image. Please try taking a clearer photo or use manual entry.',
    )
    await scanner.tryAgain.click()
    await expect(scanner.alert).toBeHidden()
  })
})

test('the text of a pass, pasted or typed by a hand-held scanner', async ({
  page,
  people,
  request,
}) => {
  const scanner = new QrScannerPage(page)
  const scans = scanner.countScans()
  await signIn(page, await people.admin())
  await scanner.open()

  await test.step('is checked before anything is sent', async () => {
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

  await test.step('of an unknown and of a cancelled tour is refused', async () => {
    await scanner.enter(UNKNOWN)
    await expect(scanner.alert).toContainText('No tour belongs to this visitor pass.')
    const cancelled = await newVisitor(request)
    await inDatabase(`UPDATE tour_requests SET status = 'cancelled' WHERE id = $1`, [cancelled.id])
    await scanner.enter(cancelled.passText)
    await expect(scanner.alert).toContainText('This tour was cancelled.')
    await expect(scanner.visitorInfo).toHaveText(visitorRows(cancelled.tour))
  })

  const visitor = await newVisitor(request)
  await test.step('typed over the refused one and ended by Enter completes the tour', async () => {
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

  await test.step('and the next one can follow at once', async () => {
    await scanner.scanAnother.click()
    await expect(scanner.qrData).toBeFocused()
    await page.keyboard.type(visitor.passText)
    await page.keyboard.press('Enter')
    await expect(scanner.alert).toContainText('already completed')
  })
})
