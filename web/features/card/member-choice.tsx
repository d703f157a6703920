import { useState } from 'react'
import { MAX_CARDS } from '#shared/domain/door/hall-pass.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ListedUser } from '#web/api/user/user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { CARD_WORDS as WORDS } from '#words/user/card.ts'

/** Chooses members with paid days. Asks for confirmation before their cards are replaced. */
export function MemberChoice({
  members,
  allChosen,
  onIssue,
}: {
  members: readonly ListedUser[]
  allChosen: boolean
  onIssue: (userIds: readonly string[]) => void
}) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(allChosen ? members.map(({ id }) => id) : []),
  )
  const [search, setSearch] = useState('')
  const [asking, setAsking] = useState(false)
  const words = search.toLocaleLowerCase().split(/\s+/)
  const found = members.filter(({ name, memberId }) => {
    const text = `${name} ${memberId ?? ''}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
  const ids = members.map(({ id }) => id).filter((id) => chosen.has(id))
  const count = ids.length
  if (members.length === 0) {
    return (
      <EmptyState title={WORDS.nobody} icon="users">
        {WORDS.nobodyHint}
      </EmptyState>
    )
  }

  function choose(id: string, on: boolean) {
    const next = new Set(chosen)
    if (on) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <>
      <SearchField
        label={WORDS.search}
        placeholder={WORDS.searchHint}
        value={search}
        onSearch={setSearch}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="small"
          onClick={() => setChosen(new Set([...chosen, ...found.map(({ id }) => id)]))}
        >
          {WORDS.all}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setChosen(new Set())}>
          {WORDS.none}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {fillIn(localPlural(count, WORDS.chosen), { count })}
        </p>
      </div>
      <Card className="mt-4">
        <ul aria-label={WORDS.members} className="-my-3 divide-y divide-line">
          {found.map(({ id, name, memberId }) => (
            <li key={id}>
              <Checkbox
                label={<span className="font-medium wrap-anywhere">{name}</span>}
                hint={<span className="tabular-nums">{memberId}</span>}
                checked={chosen.has(id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="text-ink-soft">{WORDS.notFound}</p>}
      </Card>
      <div className="mt-5">
        <Button disabled={count === 0 || count > MAX_CARDS} onClick={() => setAsking(true)}>
          {count === 0 ? WORDS.makeNone : fillIn(localPlural(count, WORDS.make), { count })}
        </Button>
        {count > MAX_CARDS && (
          <p className="mt-2 text-sm text-danger">{fillIn(WORDS.tooMany, { max: MAX_CARDS })}</p>
        )}
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={fillIn(localPlural(count, WORDS.question), { count })}
        cancelLabel={WORDS.cancel}
        confirmLabel={fillIn(localPlural(count, WORDS.make), { count })}
        onConfirm={() => {
          setAsking(false)
          onIssue(ids)
        }}
      >
        {WORDS.replaces}
      </AlertDialog>
    </>
  )
}
