import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { rupeesAndPaise } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '#shared/domain/user/desk-search.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import { type FoundBooking, type FoundUser, useDeskSearch } from '#web/api/admin/desk-search.ts'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'
import { localPeriod } from '#web/hall/local-period.ts'
import { paperPath } from '#web/hall/print-receipt.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ADMIN_SEARCH_WORDS as WORDS } from '#words/admin/admin-search.ts'
import { ROLE_LABELS } from '#words/admin/staff-labels.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { MEMBER_NOTE_WORDS } from '#words/user/member-notes.ts'

/** How long typing must pause before the search starts. */
const PAUSE_MS = 150

/**
 * Finds members and bookings. The arrow keys choose a result, and Enter opens it. Beside a member is a link that calls
 * them; Tab reaches that of the chosen one.
 */
export function AdminSearchDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const search = useDebounced(text.trim())
  const found = useDeskSearch(search)
  const [chosen, setChosen] = useState(0)
  const id = useId()
  const isLongEnough = text.trim().length >= SEARCH_MIN_LENGTH
  const {
    users = [],
    bookings = [],
    papers = [],
    credits = [],
  } = isLongEnough ? (found.data ?? {}) : {}
  const paths = [
    ...papers.map(({ number }) => paperPath(number)),
    ...users.map((user) => `/user-management?user=${user.id}`),
    ...bookings.map((booking) => `/admin/bookings?booking=${booking.id}`),
    ...credits.map(({ utr }) => `/admin/statement?utr=${utr}`),
  ]
  const active = Math.min(chosen, paths.length - 1)
  const optionId = (index: number) => `${id}-option-${index}`
  useEffect(() => {
    document.getElementById(`${id}-option-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function open(path: string | undefined) {
    if (path === undefined) return
    onClose()
    navigate(path)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || paths.length === 0) return
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setChosen((active + step + paths.length) % paths.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // Ignored while the results are still those of an earlier text.
      if (!found.isPlaceholderData && search === text.trim()) open(paths[active])
    }
  }

  const option = (index: number) => ({
    id: optionId(index),
    selected: index === active,
    onChoose: () => open(paths[index]),
  })

  return (
    <Modal open onClose={onClose} title={WORDS.title} size="medium">
      <TextField
        label={WORDS.label}
        hint={WORDS.hint}
        data-autofocus
        latinDigits
        role="combobox"
        aria-expanded={paths.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={paths.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        trailing={<Icon name="search" className="size-5 text-ink-soft" />}
      />
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {isLongEnough && statusText(found, paths.length, search === text.trim())}
      </p>
      {/* Owns its options, because the links beside them can't be in a listbox. */}
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={WORDS.results}
        aria-owns={paths.map((_, index) => optionId(index)).join(' ')}
      />
      <div className="mt-1">
        {papers.length > 0 && (
          <Group title={WORDS.papers}>
            {papers.map(({ number, name }, index) => (
              <Option key={number} {...option(index)}>
                <span className="min-w-0">
                  <span className="block font-medium">{number}</span>
                  <span className="block text-sm wrap-anywhere text-ink-soft">{name}</span>
                </span>
              </Option>
            ))}
          </Group>
        )}
        {users.length > 0 && (
          <Group title={WORDS.members}>
            {users.map((user, index) => (
              <UserOption key={user.id} user={user} {...option(papers.length + index)} />
            ))}
          </Group>
        )}
        {bookings.length > 0 && (
          <Group title={WORDS.bookings}>
            {bookings.map((booking, index) => (
              <BookingOption
                key={booking.id}
                booking={booking}
                {...option(papers.length + users.length + index)}
              />
            ))}
          </Group>
        )}
        {credits.length > 0 && (
          <Group title={WORDS.credits}>
            {credits.map((credit, index) => (
              <Option
                key={credit.id}
                {...option(papers.length + users.length + bookings.length + index)}
              >
                <span className="min-w-0">
                  <span className="block font-medium tabular-nums">
                    {rupeesAndPaise(credit.amount)}, {localDay(credit.day)}
                  </span>
                  <span className="block text-sm text-ink-soft">{WORDS.unmatched}</span>
                </span>
              </Option>
            ))}
          </Group>
        )}
      </div>
    </Modal>
  )
}

function statusText(
  found: ReturnType<typeof useDeskSearch>,
  count: number,
  current: boolean,
): string {
  if (found.isError) return WORDS.failed
  if (!current || found.isPending || found.isPlaceholderData) return WORDS.searching
  return count === 0 ? WORDS.none : fillIn(localPlural(count, WORDS.found), { count })
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold text-ink-soft">{title}</p>
      {children}
    </div>
  )
}

type Choice = { id: string; selected: boolean; onChoose: () => void }

function Option({ id, selected, onChoose, children }: Choice & { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      onClick={onChoose}
      className={classes(
        '-mx-2 flex min-h-14 min-w-0 flex-1 cursor-pointer scroll-my-2 items-center justify-between gap-3 rounded-lg px-2 py-2 hover:bg-sunken',
        selected && 'bg-primary-soft outline-2 -outline-offset-2 outline-focus',
      )}
    >
      {children}
    </div>
  )
}

function UserOption({ user, ...choice }: Choice & { user: FoundUser }) {
  const { name, memberId, phoneNumber, email, role } = user
  return (
    <div className="flex items-center gap-3">
      <Option {...choice}>
        <span className="min-w-0">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-sm wrap-anywhere text-ink-soft">{memberId ?? email}</span>
        </span>
        {isStaff({ role }) && <Badge tone="primary">{ROLE_LABELS[role]}</Badge>}
      </Option>
      {phoneNumber !== null && (
        <TextLink
          href={`tel:${phoneNumber}`}
          tabIndex={choice.selected ? 0 : -1}
          className="inline-flex min-h-11 items-center gap-1 text-sm whitespace-nowrap tabular-nums"
        >
          <Icon name="phone" className="size-4" />
          <span className="sr-only">{fillIn(MEMBER_NOTE_WORDS.callLabel, { name })}</span>
          {phoneNumber}
        </TextLink>
      )}
    </div>
  )
}

function BookingOption({ booking, ...choice }: Choice & { booking: FoundBooking }) {
  const { name, seat, room, batch, state } = booking
  return (
    <Option {...choice}>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          {fillIn(WORDS.seat, { seat, room: ROOM_LABELS[room] })}
        </span>
        <span className="block text-sm wrap-anywhere text-ink-soft">
          {name}, {localPeriod(booking)}
          <span className="block">{BATCH_LABELS[batch]}</span>
        </span>
      </span>
      <BookingStateBadge state={state} />
    </Option>
  )
}

/** Returns the last `value` that stayed unchanged for PAUSE_MS. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
