import { usePush, useSwitchPush } from '#web/api/user/push.ts'
import { isSharedDevice } from '#web/session/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { NOTIFICATION_WORDS as WORDS } from '#words/page/notifications.ts'

/** Switches this browser's notifications on and off. Renders nothing if they aren't offered. */
export function PhoneNotifications() {
  const push = usePush()
  if (!push || isSharedDevice()) return null
  return <Switch {...push} />
}

function Switch({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const { mutate, isPending, data: allowed, error } = useSwitchPush(publicKey)
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-2 text-ink-soft">{isOn ? WORDS.on : WORDS.text}</p>
      <Button
        variant="secondary"
        className="mt-4"
        busy={isPending}
        busyLabel={WORDS.switching}
        onClick={() => mutate(!isOn)}
      >
        {isOn ? WORDS.switchOff : WORDS.switchOn}
      </Button>
      <p role="alert" className="text-sm text-danger">
        {error && <span className="mt-3 block">{WORDS.failed}</span>}
        {allowed === false && <span className="mt-3 block">{WORDS.refused}</span>}
      </p>
    </Card>
  )
}
