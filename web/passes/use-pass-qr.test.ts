import { afterEach, expect, it, vi } from 'vitest'
import { PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'
import { encodePassQr } from '#web/passes/use-pass-qr.ts'

afterEach(() => vi.restoreAllMocks())

it('encodePassQr encodes the text with the margin of a pass', async () => {
  expect(await encodePassQr('@DA202611001')).toEqual({
    status: 'ready',
    qr: encodeQr('@DA202611001', PASS_MARGIN),
  })
})

it('encodePassQr logs a failure and does not throw [pass-12]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await encodePassQr('x'.repeat(5000))).toEqual({ status: 'failed' })
  expect(log).toHaveBeenCalledOnce()
})
