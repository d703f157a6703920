import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { DRAWER_MAX_LENGTH, mayNameDrawer } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { isRefusal } from '#web/api/client.ts'
import { type Cash, useOpenShift } from '#web/api/money/cash.ts'
import {
  CountFields,
  EMPTY_COUNT,
  type TypedCount,
  toCashCount,
} from '#web/features/cash/count-fields.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { OPEN_SHIFT_WORDS as WORDS } from '#words/money/cash.ts'

/** Opens a shift. Asks for the drawer and its count. */
export function OpenShiftForm({
  drawers,
  onOpened,
}: {
  drawers: Cash['drawers']
  onOpened: () => void
}) {
  // Generated once, so that a repeated request opens only one shift.
  const [id] = useState(() => crypto.randomUUID())
  const [drawer, setDrawer] = useState(
    () =>
      (drawers.find(({ openBy }) => openBy === null) ?? drawers[0])?.drawer ?? WORDS.usualDrawer,
  )
  const [typed, setTyped] = useState<TypedCount>(EMPTY_COUNT)
  const [missing, setMissing] = useState(false)
  const user = useLoggedInUser()
  const open = useOpenShift(onOpened)
  const known = drawers.find((each) => each.drawer.toLowerCase() === drawer.trim().toLowerCase())

  function submit(event: FormEvent) {
    event.preventDefault()
    const name = drawer.trim()
    setMissing(name === '')
    if (name !== '') open.mutate({ id, drawer: name, count: toCashCount(typed) })
  }

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-1 text-ink-soft">{WORDS.about}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        {mayNameDrawer(user, drawers) ? (
          <>
            <TextField
              label={WORDS.drawer}
              hint={drawerHint(known)}
              list="drawers"
              autoComplete="off"
              maxLength={DRAWER_MAX_LENGTH}
              value={drawer}
              error={missing ? WORDS.drawerMissing : undefined}
              onChange={({ currentTarget }) => setDrawer(currentTarget.value)}
            />
            <datalist id="drawers">
              {drawers.map((each) => (
                <option key={each.drawer} value={each.drawer} />
              ))}
            </datalist>
          </>
        ) : (
          <Select
            label={WORDS.drawer}
            hint={drawerHint(known)}
            options={drawers.map((each) => ({ value: each.drawer, label: each.drawer }))}
            value={drawer}
            onChange={setDrawer}
          />
        )}
        <CountFields typed={typed} onChange={setTyped} />
        {open.isError && (
          <Notice tone="danger">
            {isRefusal(open.error, 'notFound') ? WORDS.sentBefore : open.error.message}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={open.isPending} busyLabel={WORDS.opening}>
            {WORDS.open}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function drawerHint(drawer: Cash['drawers'][number] | undefined): string {
  if (!drawer) return WORDS.newDrawer
  if (drawer.openBy !== null) return fillIn(WORDS.inUse, { name: drawer.openBy })
  return fillIn(WORDS.left, { amount: rupees(drawer.left) })
}
