import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addMember } from '#server/testing/added-members.ts'
import { openBrowser, refusal } from '#server/testing/browser.ts'
import { expectToWait } from '#server/testing/expect-to-wait.ts'
import { PASSWORD, PROFILE } from '#server/testing/members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { checkPhone, login, register } from '#shared/contract/auth.ts'

let hall: TestApp
beforeAll(async () => {
  hall = await createTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => hall.close())

/** Each test has two addresses of its own: what one test uses up, no other misses. */
let tests = 0
let here: string
let elsewhere: string
beforeEach(() => {
  tests += 1
  here = `198.51.100.${tests}`
  elsewhere = `203.0.113.${tests}`
})

function tryLogin(email: string, password: string, address = here) {
  return openBrowser(hall, { address }).ask(login, { body: { email, password } })
}

test('after 10 wrong passwords from one address even the right one must wait', async () => {
  const { email } = await addMember(hall)
  for (let tries = 0; tries < 10; tries++) {
    expect(await tryLogin(email, 'wrong-password')).toMatchObject(refusal('loginFailed'))
  }
  await expectToWait(tryLogin(email, PASSWORD), 15 * 60)
  expect((await tryLogin(email, PASSWORD, elsewhere)).status).toBe(200)
})

test('120 wrong tries from one address keep the owner at another from nothing', async () => {
  const { email } = await addMember(hall)
  const statuses: number[] = []
  for (let tries = 0; tries < 120; tries++) {
    statuses.push((await tryLogin(email, 'wrong-password')).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(110).fill(429)])
  expect((await tryLogin(email, PASSWORD, elsewhere)).status).toBe(200)
})

test('100 wrong tries from many addresses make everybody wait, the owner too', async () => {
  const { email } = await addMember(hall)
  for (let tries = 0; tries < 100; tries++) {
    const answer = await tryLogin(email, 'wrong-password', `192.0.2.${tries}`)
    expect(answer.status).toBe(401)
  }
  await expectToWait(tryLogin(email, PASSWORD, elsewhere), 60 * 60)
})

test('one address tries no more than 60 accounts a minute, and uses up none of theirs', async () => {
  const { email } = await addMember(hall)
  const { limits } = hall.services
  for (let tries = 0; tries < 60; tries++) expect(await limits.count('loginsFrom', here)).toBe(0)
  for (let tries = 0; tries < 12; tries++) await expectToWait(tryLogin(email, PASSWORD), 60)
  await limits.forget('loginsFrom', here)
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
})

test('addresses of one IPv6 network count as one', async () => {
  const { email } = await addMember(hall)
  const network = `2001:db8:0:${tests}`
  for (let tries = 0; tries < 10; tries++) {
    await tryLogin(email, 'wrong-password', `${network}::${tries + 1}`)
  }
  await expectToWait(tryLogin(email, PASSWORD, `${network}:a:b:c:d`), 15 * 60)
})

test('accounts are created no more than 60 times a minute from one address', async () => {
  const { limits } = hall.services
  for (let tries = 0; tries < 60; tries++) expect(await limits.count('registersFrom', here)).toBe(0)
  const body = { ...PROFILE, email: 'unproved@example.com' }
  const ask = (address: string) => openBrowser(hall, { address }).ask(register, { body })
  await expectToWait(ask(here), 60)
  expect(await ask(elsewhere)).toMatchObject(refusal('emailNotVerified'))
})

test('an unknown account is refused in the same way', async () => {
  for (let tries = 0; tries < 10; tries++) await tryLogin('nobody@example.com', 'wrong-password')
  await expectToWait(tryLogin('nobody@example.com', 'wrong-password'), 15 * 60)
})

test('the letter case of the email wins no more tries', async () => {
  const { email } = await addMember(hall)
  for (let tries = 0; tries < 10; tries++) {
    await tryLogin(tries % 2 ? email : email.toUpperCase(), 'wrong-password')
  }
  expect((await tryLogin(email, 'wrong-password')).status).toBe(429)
})

test('signing in forgets the wrong tries before', async () => {
  const { email } = await addMember(hall)
  for (let tries = 0; tries < 9; tries++) await tryLogin(email, 'wrong-password')
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
  for (let tries = 0; tries < 9; tries++) await tryLogin(email, 'wrong-password')
  expect((await tryLogin(email, PASSWORD)).status).toBe(200)
})

test('calls from one address are limited, in the shape of every refusal', async () => {
  const ask = (address: string) =>
    openBrowser(hall, { address }).ask(checkPhone, { body: { phoneNumber: '+919876543210' } })
  for (let calls = 0; calls < 30; calls++) expect((await ask(here)).status).toBe(200)
  const refused = await ask(here)
  await expectToWait(refused, 60)
  expect(JSON.parse(refused.text)).toEqual({ success: false, message: refused.message })
  expect((await ask(elsewhere)).status).toBe(200)
})

test('behind a proxy on this machine the visitor’s own address counts', async () => {
  const ask = (visitor: string) =>
    hall.inject({
      method: 'POST',
      url: '/api/auth/check-phone',
      headers: { 'x-forwarded-for': visitor },
      payload: { phoneNumber: '+919876543210' },
    })
  for (let calls = 0; calls < 30; calls++) await ask(here)
  expect((await ask(here)).statusCode).toBe(429)
  expect((await ask(elsewhere)).statusCode).toBe(200)
})
