import { fillIn } from '#shared/domain/placeholders.ts'
import type { PrintedCard } from '#web/features/card/use-cards.ts'
import { qrPath } from '#web/passes/qr-matrix.ts'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { CARD_WORDS as WORDS } from '#words/user/card.ts'

/** A printed card of the size of a bank card, 85.6 by 54 mm, black on white. */
export function MemberCard({ card, hallName }: { card: PrintedCard; hallName: string }) {
  const { name, memberId, room, seat, batch, lastDay, photo, qr } = card
  return (
    <article aria-label={fillIn(WORDS.cardLabel, { name })} className="member-card">
      <p className="member-card-hall">{hallName}</p>
      <div className="member-card-body">
        {photo === undefined ? (
          <div className="member-card-photo" />
        ) : (
          <img src={photo} alt="" className="member-card-photo" />
        )}
        <div className="member-card-text">
          <p className="member-card-name">{name}</p>
          <p className="member-card-seat">{fillIn(WORDS.seat, { seat })}</p>
          <p>{ROOM_LABELS[room]}</p>
          <p>{BATCH_LABELS[batch]}</p>
        </div>
        <svg
          role="img"
          aria-label={fillIn(WORDS.qrLabel, { name })}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
          className="member-card-qr"
        >
          <rect width="100%" height="100%" fill="#fff" />
          <path d={qrPath(qr)} fill="#000" />
        </svg>
      </div>
      <p className="member-card-foot">
        <span>{fillIn(WORDS.validUntil, { day: localDay(lastDay) })}</span>
        <span>{memberId}</span>
      </p>
    </article>
  )
}
