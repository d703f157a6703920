import { expect, test } from '../fixtures.ts'
import { openGate, PIN } from '../run/gate-at-door.ts'

test.use({ serviceWorkers: 'allow' })

const TWO_CAMERAS = [
  '--use-fake-device-for-media-stream=device-count=2',
  '--use-fake-ui-for-media-stream',
]

test('a gate with two cameras switches between them, and remembers the choice after a reload [gate-225]', {
  tag: '@whole-chromium',
}, async ({ pageOfBrowser, users }) => {
  const page = await pageOfBrowser(TWO_CAMERAS)
  const gate = await openGate(page, users, 'Two cameras')
  const used = () =>
    page.evaluate(() => {
      const stream = document.querySelector('video')?.srcObject
      const track = stream instanceof MediaStream ? stream.getVideoTracks()[0] : undefined
      return track?.readyState === 'live' ? track.getSettings().deviceId : undefined
    })
  await expect.poll(used).toBeTruthy()
  const first = await used()
  await page.getByRole('button', { name: 'Switch camera' }).click()
  await expect.poll(async () => [undefined, first].includes(await used())).toBe(false)
  const second = await used()
  await page.reload()
  await gate.unlock(PIN)
  await expect.poll(used).toBe(second)
  await page.getByRole('button', { name: 'Switch camera' }).click()
  await expect.poll(used).toBe(first)
  // Chromium's fake cameras have no light.
  await expect(page.getByRole('button', { name: 'Turn on light' })).toHaveCount(0)
})
