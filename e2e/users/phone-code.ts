import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { issuePhonePass } from '#shared/contract/endpoints.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import { encodePhoneCode, stepAt, stepMessage } from '#shared/domain/door/phone-code.ts'
import type { ApiUser } from './user.ts'

type PhonePass = { passId: string; epoch: number; key: string; claims: PassClaims }

/** Issues the member's phone pass, as a phone does. */
export async function requestPhonePass(
  request: APIRequestContext,
  { token }: Pick<ApiUser, 'token'>,
): Promise<PhonePass> {
  const response = await request.fetch(`/api${issuePhonePass.path}`, {
    method: issuePhonePass.method,
    headers: { Authorization: `Bearer ${token}` },
    data: { passId: null, replace: true },
  })
  if (!response.ok()) throw new Error(`No phone pass: ${await response.text()}`)
  const { data }: { data: PhonePass } = await response.json()
  return data
}

/** Returns the digits that a phone shows at `at`, by its own clock. */
export function phoneCode({ key, ...pass }: PhonePass, at = new Date()): string {
  const step = stepAt(at)
  const secret = Buffer.from(key, 'base64url')
  const mac = createHmac('sha256', secret).update(stepMessage(step)).digest()
  return encodePhoneCode({ ...pass, step, mac })
}
