import * as calls from '#shared/contract/push.ts'
import { PUSH_KEYS } from '../push-service.ts'
import { type DemoCase, on } from './demo-case.ts'

const ENDPOINT = 'https://push.example.com/abc'

/** Both have notifications switched off. */
export const pushCases: DemoCase[] = [
  ...on(calls.getPushKey, ['off', 'member', {}]),
  ...on(calls.subscribeToPush, [
    'off',
    'member',
    { body: { endpoint: ENDPOINT, keys: PUSH_KEYS } },
    'notFound',
  ]),
  ...on(calls.unsubscribeFromPush, ['off', 'member', { body: { endpoint: ENDPOINT } }]),
]
