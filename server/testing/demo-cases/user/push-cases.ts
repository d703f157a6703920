import * as calls from '#shared/contract/user/push.ts'
import { PUSH_KEYS } from '../../push-service.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'

const ENDPOINT = 'https://push.example.com/abc'

/** Both have notifications switched off. */
export const pushCases: DemoCase[] = [
  ...casesFor(calls.getPushKey, ['off', 'member', {}]),
  ...casesFor(calls.subscribeToPush, [
    'off',
    'member',
    { body: { endpoint: ENDPOINT, keys: PUSH_KEYS } },
    'notFound',
  ]),
  ...casesFor(calls.unsubscribeFromPush, ['off', 'member', { body: { endpoint: ENDPOINT } }]),
]
