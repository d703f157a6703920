import { useEffect, useState } from 'react'
import type { SentMember } from '#shared/contract/door/gate.ts'
import type { Gate } from '#web/gate/gate.ts'
import { Icon } from '#web/ui/icon.tsx'
import { GATE_VERDICT_WORDS } from '#words/door/gate.ts'

/** A member's photo, large enough to compare with the person's face; an icon if there is none. */
export function MemberPhoto({
  gate,
  member,
  className,
}: {
  gate: Gate
  member: SentMember
  className: string
}) {
  const source = usePhoto(gate, member)
  const frame = `shrink-0 overflow-hidden rounded-card bg-raised ${className}`
  if (source === undefined) {
    return (
      <div className={`${frame} grid place-items-center text-ink-soft`}>
        <Icon name="user" label={GATE_VERDICT_WORDS.noPhoto} className="size-1/2" />
      </div>
    )
  }
  return <img src={source} alt={member.name} className={`${frame} object-cover`} />
}

/** An object URL for the photo, revoked when it is no longer shown. */
function usePhoto(gate: Gate, member: SentMember): string | undefined {
  const [photo, setPhoto] = useState<{ userId: string; source: string }>()
  useEffect(() => {
    let source: string | undefined
    let cancelled = false
    void gate.photo(member).then((picture) => {
      if (!picture || cancelled) return
      source = URL.createObjectURL(picture)
      setPhoto({ userId: member.userId, source })
    })
    return () => {
      cancelled = true
      if (source !== undefined) URL.revokeObjectURL(source)
    }
  }, [gate, member])
  return photo?.userId === member.userId ? photo.source : undefined
}
