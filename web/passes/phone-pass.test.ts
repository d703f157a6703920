import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import {
  decodePhoneCode,
  fullStep,
  passKeyMessage,
  stepAt,
  stepMessage,
} from '#shared/domain/door/phone-code.ts'
import { claimPhonePass, refreshPhonePass } from '#web/passes/claim-phone-pass.ts'
import {
  bookingMark,
  currentStep,
  generatePhoneCode,
  importPhoneKey,
  type PhonePass,
} from '#web/passes/phone-pass.ts'
import { storedPhonePass } from '#web/passes/stored-phone-pass.ts'
import { MEMBER, NEWCOMER } from '#web/testing/member.ts'

const NOW = new Date('2026-11-22T08:00:10.000Z')
const HALL_KEY = new Uint8Array(32).fill(7)
const PASS_ID = '00ff10203040a0b0'
const CLAIMS = { memberId: '@DA202611001', lastDay: '2026-12-19', batch: DAY, seat: 'A5' }

async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message))
}

/** Returns the pass's key, derived as on the server. */
const passKey = () => hmac(HALL_KEY, passKeyMessage(PASS_ID, CLAIMS))
async function keyText(): Promise<string> {
  const text = btoa(String.fromCharCode(...(await passKey())))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function passOfThisPhone(): Promise<PhonePass> {
  const key = await importPhoneKey(await keyText())
  return {
    userId: 'x',
    passId: PASS_ID,
    epoch: 3,
    claims: CLAIMS,
    key,
    booking: '',
    clockAhead: 0,
  }
}

describe('the generated code [phone-pass-2]', () => {
  it('contains the claims of the pass, and a MAC that the hall’s key verifies', async () => {
    const digits = await generatePhoneCode(await passOfThisPhone(), stepAt(NOW))
    const code = decodePhoneCode(digits)
    if (!code) throw new Error('Not a phone code')
    expect(code).toMatchObject({ epoch: 3, passId: PASS_ID, claims: CLAIMS })
    const step = fullStep(code.step, NOW)
    expect(step).toBe(stepAt(NOW))
    const mac = await hmac(await passKey(), stepMessage(step))
    expect(code.mac).toEqual(mac.slice(0, 8))
  })

  it('changes with each step', async () => {
    const pass = await passOfThisPhone()
    const codes = [0, 1, 2].map((later) => generatePhoneCode(pass, stepAt(NOW) + later))
    expect(new Set(await Promise.all(codes)).size).toBe(3)
  })

  it('comes from a key that no script can read [phone-pass-3]', async () => {
    const { key } = await passOfThisPhone()
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })
})

describe('the step [phone-pass-4]', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }))
  afterEach(() => vi.useRealTimers())

  it('ends at a multiple of 30 seconds', () => {
    expect(currentStep({ clockAhead: 0 })).toEqual({ step: stepAt(NOW), left: 20_000 })
    vi.setSystemTime('2026-11-22T08:00:29.999Z')
    expect(currentStep({ clockAhead: 0 })).toEqual({ step: stepAt(NOW), left: 1 })
    vi.setSystemTime('2026-11-22T08:00:30.000Z')
    expect(currentStep({ clockAhead: 0 })).toEqual({ step: stepAt(NOW) + 1, left: 30_000 })
  })

  it("follows the server's clock", () => {
    expect(currentStep({ clockAhead: 95_000 })).toEqual({ step: stepAt(NOW) - 3, left: 25_000 })
    expect(currentStep({ clockAhead: -600_000 })).toEqual({ step: stepAt(NOW) + 20, left: 20_000 })
  })
})

describe('fetching the key', () => {
  const token = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`
  let local: Map<string, string>
  let asked: unknown[]
  let reply: { status: number; body: unknown }

  beforeEach(async () => {
    local = new Map([['authToken', token]])
    asked = []
    const now = new Date(Date.now() - 90_000).toISOString()
    const data = { passId: PASS_ID, epoch: 3, key: await keyText(), claims: CLAIMS, now }
    reply = { status: 200, body: { success: true, data } }
    const storage = {
      getItem: (name: string) => local.get(name) ?? null,
      setItem: (name: string, value: string) => void local.set(name, value),
      removeItem: (name: string) => void local.delete(name),
    }
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null })
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      asked.push(JSON.parse(String(body)))
      return Response.json(reply.body, { status: reply.status })
    })
    // Node.js has no IndexedDB, so storing the key fails with a warning.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const refuse = (code: string) => {
    reply = { status: 409, body: { success: false, code, message: 'No' } }
  }

  it('stores the pass, and sends its ID with the next request [phone-pass-5]', async () => {
    const pass = await claimPhonePass(MEMBER)
    expect(await storedPhonePass()).toEqual(pass)
    await claimPhonePass(MEMBER)
    expect(asked).toEqual([
      { passId: null, replace: false },
      { passId: PASS_ID, replace: false },
    ])
  })

  it("measures how far the phone's clock is ahead of the server's [phone-pass-9]", async () => {
    const { clockAhead } = await claimPhonePass(MEMBER)
    expect(Math.round(clockAhead / 1000)).toBe(90)
  })

  it('fetches a new key only when the booking has changed [phone-pass-6]', async () => {
    await claimPhonePass(MEMBER)
    await refreshPhonePass({ ...MEMBER })
    expect(asked).toHaveLength(1)
    const booking = MEMBER.booking && { ...MEMBER.booking, seat: 'B7' }
    await refreshPhonePass({ ...MEMBER, booking })
    expect(asked).toHaveLength(2)
    expect((await storedPhonePass())?.booking).toBe(bookingMark({ ...MEMBER, booking }))
    for (const changes of [{ endDate: '2027-01-20' }, { batch: NIGHT }]) {
      const other = MEMBER.booking && { ...MEMBER.booking, ...changes }
      expect(bookingMark({ ...MEMBER, booking: other })).not.toBe(bookingMark(MEMBER))
    }
  })

  it.each(['passOnOtherPhone', 'noPaidDays'])(
    'removes the pass when the server refuses with %s [phone-pass-7]',
    async (code) => {
      await claimPhonePass(MEMBER)
      refuse(code)
      await refreshPhonePass({ ...NEWCOMER, id: MEMBER.id })
      expect(await storedPhonePass()).toBeUndefined()
      expect([...local.keys()]).toEqual(['authToken'])
    },
  )

  it('keeps the pass when the server is busy [phone-pass-10]', async () => {
    const pass = await claimPhonePass(MEMBER)
    refuse('busy')
    await expect(claimPhonePass(MEMBER)).rejects.toThrow()
    expect(await storedPhonePass()).toEqual(pass)
  })

  it("removes another user's pass without a request [phone-pass-8]", async () => {
    await claimPhonePass(MEMBER)
    await refreshPhonePass({ ...MEMBER, id: 'another' })
    expect(asked).toHaveLength(1)
    expect(await storedPhonePass()).toBeUndefined()
  })

  it('ignores a reply that arrives after logging out [phone-pass-11]', async () => {
    const asking = claimPhonePass(MEMBER)
    local.delete('authToken')
    await asking
    expect(local.size).toBe(0)
    expect(await storedPhonePass()).toBeUndefined()
  })
})
