import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/api/client.ts'
import { type IssuedCard, issueCardFor } from '#web/api/user/card.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

/** The quiet zone of the QR standard, because any scanner may read a card. */
const QR_MARGIN = 4

export type PrintedCard = IssuedCard & { qr: QrMatrix }

export type CardsState =
  | { status: 'choosing' }
  | { status: 'issuing'; done: number; of: number }
  | { status: 'issued'; cards: readonly PrintedCard[]; problems: readonly CardProblem[] }

/** A member who got no card, and why. */
export type CardProblem = { userId: string; message: string }

/** Issues cards, one after the other, so that a long list doesn't slow down the server. */
export function useCards() {
  const [state, setState] = useState<CardsState>({ status: 'choosing' })
  const cards = state.status === 'issued' ? state.cards : undefined
  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => {
      unmounted.current = true
    }
  }, [])
  useEffect(() => () => revokePhotos(cards ?? []), [cards])

  async function issue(userIds: readonly string[]) {
    const { encodeQr } = await import('#web/passes/encode-qr.ts')
    const issued: PrintedCard[] = []
    const problems: CardProblem[] = []
    for (const [done, userId] of userIds.entries()) {
      if (unmounted.current) return revokePhotos(issued)
      setState({ status: 'issuing', done, of: userIds.length })
      try {
        const card = await issueCardFor(userId)
        issued.push({ ...card, qr: encodeQr(card.code, QR_MARGIN) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        problems.push({ userId, message: error.message })
      }
    }
    setState({ status: 'issued', cards: issued, problems })
  }

  return { state, issue, chooseAgain: () => setState({ status: 'choosing' }) }
}

function revokePhotos(cards: readonly PrintedCard[]): void {
  for (const { photo } of cards) {
    if (photo?.startsWith('blob:')) URL.revokeObjectURL(photo)
  }
}
