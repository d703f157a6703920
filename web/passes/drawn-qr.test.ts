import { afterEach, expect, it, vi } from 'vitest'
import { PASS_MARGIN } from '#shared/domain/passes.ts'
import { drawnQr } from '#web/passes/drawn-qr.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'

afterEach(() => vi.restoreAllMocks())

it('is the code of the text, with the margin of a pass', async () => {
  expect(await drawnQr('@DA202611001')).toEqual({
    status: 'ready',
    qr: encodeQr('@DA202611001', PASS_MARGIN),
  })
})

it('only logs that a code could not be generated', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await drawnQr('x'.repeat(5000))).toEqual({ status: 'failed' })
  expect(log).toHaveBeenCalledOnce()
})
