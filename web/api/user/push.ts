import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '#shared/contract/endpoints.ts'
import { callApi } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import {
  isPushSupported,
  pushSubscription,
  subscribeBrowser,
} from '#web/offline/push-subscription.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { removeLocal, writeLocal } from '#web/session/storage.ts'

const PUSH_KEY = ['push']

/** The hall's push key, and whether notifications are on in this browser; undefined where they aren't offered. */
export function usePush(): { publicKey: string; isOn: boolean } | undefined {
  const { data } = useQuery({
    queryKey: PUSH_KEY,
    queryFn: async ({ signal }) => {
      const { publicKey } = (await callApi(getPushKey, { signal })).data
      if (publicKey === null) return null
      return { publicKey, isOn: (await pushSubscription()) !== undefined }
    },
    enabled: isPushSupported(),
  })
  return data ?? undefined
}

/** Switches notifications on or off in this browser. Returns false if the user refused the permission. */
export function useSwitchPush(publicKey: string) {
  const client = useQueryClient()
  const { id: userId } = useLoggedInUser()
  return useChange({
    mutationFn: (on: boolean) => (on ? switchOn(publicKey, userId) : switchOff()),
    onSuccess: () => client.invalidateQueries({ queryKey: PUSH_KEY }),
  })
}

async function switchOn(publicKey: string, userId: string): Promise<boolean> {
  const subscription = await subscribeBrowser(publicKey)
  if (!subscription) return false
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  try {
    const body = { endpoint: subscription.endpoint, keys: { p256dh, auth } }
    await callApi(subscribeToPush, { body })
    writeLocal('pushUser', userId)
    return true
  } catch (error) {
    // Otherwise the switch would be on, although the server has no subscription.
    await subscription.unsubscribe()
    throw error
  }
}

async function switchOff(): Promise<boolean> {
  const subscription = await unsubscribeOnServer()
  removeLocal('pushUser')
  return subscription ? subscription.unsubscribe() : true
}

/** Removes this browser's subscription on the server only, and returns it. */
export async function unsubscribeOnServer(): Promise<PushSubscription | undefined> {
  const subscription = await pushSubscription()
  if (subscription) {
    await callApi(unsubscribeFromPush, { body: { endpoint: subscription.endpoint } })
  }
  return subscription
}
