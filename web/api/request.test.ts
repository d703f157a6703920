import { describe, expect, it } from 'vitest'
import { occupiedSeats } from '#shared/contract/booking/booking.ts'
import { toursByEmail } from '#shared/contract/tour/tour.ts'
import { logout, me, register, sendOtp } from '#shared/contract/user/auth.ts'
import { callUrl, requestInit } from '#web/api/request.ts'

describe('callUrl', () => {
  it('encodes path parameters [client-10]', () => {
    expect(callUrl(toursByEmail, { params: { email: 'a/b+c@d.in' } })).toBe(
      '/api/tour/requests/a%2Fb%2Bc%40d.in',
    )
  })
  it('omits undefined query parameters', () => {
    const query = { membershipType: 'Dyanpurn Kaksh', timeSlot: undefined, days: 3 }
    expect(callUrl(occupiedSeats, { query })).toBe(
      '/api/booking/seats?membershipType=Dyanpurn+Kaksh&days=3',
    )
  })
})

describe('requestInit', () => {
  it('sends JSON with the token [client-11]', () => {
    const init = requestInit(sendOtp, { body: { email: 'a@b.co' } }, 'a.b.c')
    const headers = new Headers(init.headers)
    expect(init.method).toBe('POST')
    expect(init.body).toBe('{"email":"a@b.co"}')
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(headers.get('Authorization')).toBe('Bearer a.b.c')
  })
  it.each([logout, me])('sets the content type even without a body [client-12]', (call) => {
    const init = requestInit(call, {}, undefined)
    const headers = new Headers(init.headers)
    expect(init.body).toBeUndefined()
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(headers.get('Authorization')).toBeNull()
  })
  it('sends a file as multipart, after the fields, without setting the content type [client-13]', () => {
    const file = new File(['x'], 'me.png', { type: 'image/png' })
    const init = requestInit(
      register,
      { body: { email: 'a@b.co', avatar: undefined }, file },
      undefined,
    )
    const form = init.body instanceof FormData ? [...init.body] : []
    expect(form.map(([name]) => name)).toEqual(['email', 'avatar'])
    expect(new Headers(init.headers).get('Content-Type')).toBeNull()
  })
  it('sends JSON when the file is omitted [client-14]', () => {
    expect(requestInit(register, { body: { email: 'a@b.co' } }, undefined).body).toBe(
      '{"email":"a@b.co"}',
    )
  })
})
