import { useState } from 'react'
import type { SentMember } from '#shared/contract/door/gate.ts'
import { readScannedCode } from '#shared/domain/door/scanned-code.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { MemberPhoto } from '#web/features/gate/member-photo.tsx'
import type { Gate } from '#web/gate/gate.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { GATE_VERDICT_WORDS, GATE_FIND_WORDS as WORDS } from '#words/door/gate.ts'

const MAX_FOUND = 20

/** Finds members who have neither phone nor card: by name, member ID, seat or the end of the phone number. */
export function FindMember({
  open,
  gate,
  onClose,
}: {
  open: boolean
  gate: Gate
  onClose: () => void
}) {
  return (
    <Modal open={open} onClose={onClose} title={WORDS.title} size="medium">
      <Search gate={gate} onClose={onClose} />
    </Modal>
  )
}

function Search({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const [text, setText] = useState('')
  const found = searchMembers(gate, text)

  function choose(member: SentMember) {
    onClose()
    void gate.choose(member)
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const [only, ...others] = found
        if (only && others.length === 0) choose(only)
      }}
    >
      <TextField
        label={WORDS.label}
        value={text}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p role="status" className="text-ink-soft empty:hidden">
        {text.trim() !== '' && found.length === 0 && WORDS.none}
        {found.length === MAX_FOUND && WORDS.more}
      </p>
      <ul className="-mx-2 grid gap-1">
        {found.map((member) => (
          <li key={member.userId}>
            <button
              type="button"
              onClick={() => choose(member)}
              className="flex w-full items-center gap-3 rounded-control p-2 text-left hover:bg-sunken"
            >
              <MemberPhoto gate={gate} member={member} className="size-14" />
              <span className="min-w-0">
                <strong className="block font-semibold wrap-anywhere">{member.name}</strong>
                <span className="block text-sm text-ink-soft">{memberDetails(member)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

function searchMembers({ roster }: Gate, text: string): SentMember[] {
  const typed = readScannedCode(text)
  if (typed.kind !== 'typed') return roster.search(text, MAX_FOUND)
  const member = roster.byMemberId(typed.memberId)
  return member ? [member] : []
}

function memberDetails({ memberId, stays }: SentMember): string {
  const stay = stays.find(({ state }) => state === 'paid') ?? stays[0]
  const seat = stay && fillIn(GATE_VERDICT_WORDS.seat, { seat: stay.seat })
  return [seat, memberId].filter(Boolean).join(' · ')
}
