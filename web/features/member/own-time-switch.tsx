import { useAttendance, useSetAttendanceEnabled } from '#web/api/door/attendance.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { OWN_TIME_SWITCH_WORDS as WORDS } from '#words/user/own-time.ts'

/** Switches the member's own time on and off. Renders nothing for members who don't have it. */
export function OwnTimeSwitch() {
  const { data } = useAttendance()
  const { mutate, isPending, error } = useSetAttendanceEnabled()
  if (!data?.offered) return null
  const { on } = data
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-2 text-ink-soft" role="status">
        {on ? WORDS.on : WORDS.off}
      </p>
      <p className="mt-2 text-ink-soft">{WORDS.door}</p>
      <Button
        variant="secondary"
        className="mt-4"
        busy={isPending}
        busyLabel={WORDS.switching}
        onClick={() => mutate(!on)}
      >
        {on ? WORDS.switchOff : WORDS.switchOn}
      </Button>
      <p role="alert" className="text-sm text-danger">
        {error && <span className="mt-3 block">{error.message}</span>}
      </p>
    </Card>
  )
}
