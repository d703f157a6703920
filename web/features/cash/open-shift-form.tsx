import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { countedRupees } from '#shared/domain/money/cash-count.ts'
import {
  cashNoteMissing,
  DRAWER_MAX_LENGTH,
  mayNameDrawer,
} from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { isRefusal } from '#web/api/client.ts'
import { type Cash, useOpenShift } from '#web/api/money/cash.ts'
import { CashNoteField, CountDifference } from '#web/features/cash/count-difference.tsx'
import {
  CountFields,
  EMPTY_COUNT,
  isCounted,
  type TypedCount,
  toCashCount,
} from '#web/features/cash/count-fields.tsx'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { focusFirstError } from '#web/ui/form/focus-field.ts'
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
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const user = useLoggedInUser()
  const open = useOpenShift(onOpened)
  const known = drawers.find((each) => each.drawer.toLowerCase() === drawer.trim().toLowerCase())
  const name = drawer.trim()
  const count = toCashCount(typed)
  const counted = countedRupees(count)
  const left = known?.openBy === null ? known.left : undefined
  const difference = left === undefined || !isCounted(typed) ? 0 : counted - left

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (name === '' || !isCounted(typed) || cashNoteMissing(difference, note)) {
      return focusFirstError(event.currentTarget)
    }
    open.mutate({ id, drawer: name, count, ...(difference !== 0 && { note }) })
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
              error={submitted && name === '' ? WORDS.drawerMissing : undefined}
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
        <CountFields typed={typed} missing={submitted && !isCounted(typed)} onChange={setTyped} />
        {left !== undefined && isCounted(typed) && (
          <CountDifference expected={left} counted={counted} words={WORDS} />
        )}
        {difference !== 0 && (
          <CashNoteField
            difference={difference}
            note={note}
            submitted={submitted}
            onChange={setNote}
          />
        )}
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
