import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { MEMBERSHIP, submitMembershipDetails } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/user/auth.ts'
import { getMemberDetails, getMemberStatus } from '#shared/contract/user/member.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => freshStart(app))
afterAll(() => app.close())

const SELFIE = '/api/member/selfie'
const newcomer = () => addMember(app, { membership: false })

async function save(browser: Browser, details: Record<string, string> = {}, selfie?: File) {
  const form = formOf({
    ...MEMBERSHIP,
    ...details,
    selfiePhoto: selfie ?? (await picture()),
  })
  return browser.call(updateMembership, { form })
}

/** Saves again without the file, as JSON. */
const saveWithoutSelfie = (browser: Browser, details: Record<string, string> = {}) =>
  browser.call(updateMembership, { body: { ...MEMBERSHIP, ...details } })

async function storedSelfies(): Promise<string[]> {
  return readdir(join(app.services.config.dataDir, 'uploads', 'selfies')).catch(() => [])
}

test('saved details complete the membership step [membership-10]', async () => {
  const member = await newcomer()
  expect((await member.call(getMemberDetails)).reply().data).toBeNull()
  const { user } = (await save(member)).reply()
  expect(user.membershipCompleted).toBe(true)
  expect(user.membershipDetails).toEqual({ ...MEMBERSHIP, selfiePhoto: SELFIE })
  expect((await member.call(getMemberDetails)).reply().data).toEqual(user.membershipDetails)
  expect((await member.call(getMemberStatus)).reply().data).toEqual({
    membershipCompleted: true,
    bookingCompleted: false,
    dyanpittId: null,
    membershipValidUntil: null,
    daysLeft: null,
  })
})

describe('the rules [membership-11]', () => {
  test.each([
    ['visitedBefore', '', 'Please select an option'],
    ['visitedBefore', 'maybe', 'Please select an option'],
    ['fatherName', '', "Father's name is required"],
    ['fatherName', '   ', "Father's name is required"],
    ['parentContactNumber', '', "Parent's contact number is required"],
    ['parentContactNumber', '12345', 'Please enter a phone number with its area code'],
    ['educationalBackground', '', 'Educational background is required'],
    ['educationalBackground', 'School of life', 'Educational background is required'],
    ['currentOccupation', '', 'Current occupation is required'],
    ['currentAddress', '', 'Current address is required'],
    ['examPreparation', '', 'Please select an exam you are preparing for'],
    ['examPreparation', 'GRE', 'Please select an exam you are preparing for'],
    ['examinationDate', '', 'Please select a future examination date (tomorrow or later)'],
    [
      'examinationDate',
      '2026-02-30',
      'Please select a future examination date (tomorrow or later)',
    ],
    ['currentAddress', 'a\u0000b', "Please remove characters that can't be shown"],
    [
      'fatherName',
      'Ramesh www.example.com/1',
      "Father's name can only contain letters, spaces, hyphens, apostrophes and periods",
    ],
    ['fatherName', 'x'.repeat(101), 'Please use at most 100 characters'],
  ])('rejects %s %j: %s', async (field, value, msg) => {
    const member = await newcomer()
    expect(await save(member, { [field]: value })).toMatchObject(invalid([field, msg]))
    expect((await member.call(me)).reply().user.membershipCompleted).toBe(false)
    expect(await storedSelfies()).toEqual([])
  })

  test('rejects a lone surrogate', async () => {
    const answer = await saveWithoutSelfie(await newcomer(), { fatherName: 'Ra\ud800mesh' })
    const expected = invalid(['fatherName', "Please remove characters that can't be shown"])
    expect(answer).toMatchObject(expected)
  })

  test('are reported together', async () => {
    const answer = await (await newcomer()).call(updateMembership, { body: {} })
    const paths = answer.errors?.map(({ path }) => path).sort()
    expect(paths).toEqual([
      'currentAddress',
      'currentOccupation',
      'educationalBackground',
      'examPreparation',
      'examinationDate',
      'fatherName',
      'parentContactNumber',
      'selfiePhoto',
      'visitedBefore',
    ])
  })

  test('accepts HTML as plain text', async () => {
    const currentAddress = '<script>alert("x")</script> & "Laxmi" Road'
    const answer = await save(await newcomer(), { currentAddress })
    expect(answer.reply().user.membershipDetails?.currentAddress).toBe(currentAddress)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

test.each([
  ['020-2553 0000', '2025530000'],
  ['+91 98765 43210', '9876543210'],
  ['2553 00', '255300'],
  ['+971 50 123 4567', '971501234567'],
])('stores the parent contact %j as %j [membership-34]', async (parentContactNumber, stored) => {
  const { user } = (await save(await newcomer(), { parentContactNumber })).reply()
  expect(user.membershipDetails?.parentContactNumber).toBe(stored)
})

describe('the job title [membership-12]', () => {
  test.each(['Employed', 'Self-employed', 'Retired', 'Other'])(
    'is required for %s',
    async (currentOccupation) => {
      const member = await newcomer()
      const withoutJobTitle = await save(member, { currentOccupation, jobTitle: ' ' })
      expect(withoutJobTitle).toMatchObject(invalid(['jobTitle', 'Job title is required']))
      const { user } = (await save(member, { currentOccupation, jobTitle: 'Clerk' })).reply()
      expect(user.membershipDetails?.jobTitle).toBe('Clerk')
    },
  )

  test.each(['Student', 'Unemployed'])('is cleared for %s', async (currentOccupation) => {
    const { user } = (
      await save(await newcomer(), { currentOccupation, jobTitle: 'Clerk' })
    ).reply()
    expect(user.membershipDetails).toMatchObject({ currentOccupation, jobTitle: '' })
  })
})

test('the examination is tomorrow or later; tomorrow starts at midnight in Kolkata [membership-13]', async () => {
  const member = await newcomer()
  const examinationDate = '2026-03-11'
  app.clock.now = new Date('2026-03-10T18:29:59Z')
  expect((await save(member, { examinationDate })).status).toBe(200)
  app.clock.now = new Date('2026-03-10T18:30:00Z')
  const late = await save(member, { examinationDate })
  expect(late.errors?.map(({ path }) => path)).toEqual(['examinationDate'])
})

describe('the selfie', () => {
  test('is required the first time and optional later [membership-14]', async () => {
    const member = await newcomer()
    const first = await saveWithoutSelfie(member)
    expect(first).toMatchObject(invalid(['selfiePhoto', 'Please upload a selfie photo']))
    await submitMembershipDetails(member)
    const later = await saveWithoutSelfie(member, { fatherName: 'Suresh Kulkarni' })
    expect(later.reply().user.membershipDetails?.fatherName).toBe('Suresh Kulkarni')
    expect((await member.get(SELFIE)).statusCode).toBe(200)
  })

  test('must be a picture', async () => {
    const member = await newcomer()
    const fake = new File(['no picture'], 'selfie.jpg', { type: 'image/jpeg' })
    expect(await save(member, {}, fake)).toMatchObject(refusal('notAnImage'))
    expect((await member.call(me)).reply().user.membershipCompleted).toBe(false)
  })

  test('is shown to its owner, as WebP without metadata and never cached', async () => {
    const member = await newcomer()
    await submitMembershipDetails(member)
    const response = await member.get(SELFIE)
    expect(response.headers['content-type']).toBe('image/webp')
    expect(response.headers['cache-control']).toBe('private, no-store')
    const { format, exif } = await sharp(response.rawPayload).metadata()
    expect({ format, exif }).toEqual({ format: 'webp', exif: undefined })
  })

  test('is not shown to other users [membership-15]', async () => {
    const member = await newcomer()
    await submitMembershipDetails(member)
    const other = await newcomer()
    expect((await other.get(SELFIE)).statusCode).toBe(404)
    expect((await openBrowser(app).get(SELFIE)).statusCode).toBe(401)
    const [file = ''] = await storedSelfies()
    for (const browser of [other, member, openBrowser(app)]) {
      for (const path of [`/uploads/selfies/${file}`, `/uploads/avatars/${file}`]) {
        expect((await browser.get(path)).statusCode).toBe(404)
      }
      const detour = await browser.get(`/uploads/avatars/..%2fselfies%2f${file}`)
      expect(detour.statusCode).toBe(404)
    }
  })

  test('replaces the previous one', async () => {
    const member = await newcomer()
    await save(member)
    const [before] = await storedSelfies()
    await save(member)
    const selfies = await storedSelfies()
    expect(selfies).toHaveLength(1)
    expect(selfies).not.toContain(before)
    expect((await member.get(SELFIE)).statusCode).toBe(200)
  })

  test('is neither lost nor orphaned by concurrent saves', async () => {
    const member = await newcomer()
    await submitMembershipDetails(member)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? save(member) : saveWithoutSelfie(member),
      ),
    )
    expect((await member.get(SELFIE)).statusCode).toBe(200)
    expect(await storedSelfies()).toHaveLength(1)
  })
})

test('only students can save membership details', async () => {
  expect(await save(openBrowser(app))).toMatchObject(refusal('notLoggedIn'))
  const admin = await addMember(app, { role: 'super_admin', membership: false })
  expect(await save(admin)).toMatchObject(refusal('notAllowed'))
})
