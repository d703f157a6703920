import '#web/features/card/card.css'
import type { ReactNode } from 'react'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { MemberCard } from '#web/features/card/member-card.tsx'
import type { PrintedCard } from '#web/features/card/use-cards.ts'
import { CARD_WORDS } from '#words/user/card.ts'

const PER_SHEET = 10
/** Where cards are cut and crop marks are drawn, in millimetres from the left or the top of an A4 sheet. */
const COLUMN_LINES = [19.4, 105, 190.6]
const ROW_LINES = [13.5, 67.5, 121.5, 175.5, 229.5, 283.5]
const CROP = { left: 12.4, right: 192.6, top: 6.5, bottom: 285.5 }

export type PaperSize = 'a4' | 'card'

/** The cards as they are printed: ten on an A4 sheet with crop marks, or each on a page of its own. */
export function CardSheets({ cards, paper }: { cards: readonly PrintedCard[]; paper: PaperSize }) {
  const { name: hallName } = usePublicSettings()
  if (paper === 'card') {
    return (
      <Sheets>
        {cards.map((card) => (
          <div key={card.passId} className="card-single">
            <MemberCard card={card} hallName={hallName} />
          </div>
        ))}
      </Sheets>
    )
  }
  const sheets = Array.from({ length: Math.ceil(cards.length / PER_SHEET) }, (_, sheet) =>
    cards.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  )
  return (
    <Sheets>
      {sheets.map((sheetCards, sheet) => (
        <div key={sheetCards[0]?.passId ?? sheet} className="card-sheet">
          {sheetCards.map((card) => (
            <MemberCard key={card.passId} card={card} hallName={hallName} />
          ))}
          <CropMarks />
        </div>
      ))}
    </Sheets>
  )
}

/** Focusable, so that the keyboard can scroll the paper, which is wider than a phone. */
function Sheets({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="card-sheets" aria-label={CARD_WORDS.title} tabIndex={0}>
      {children}
    </section>
  )
}

/** Short lines at the sheet's edges that show where to cut. */
function CropMarks() {
  return (
    <div aria-hidden="true">
      {COLUMN_LINES.flatMap((at) =>
        [CROP.top, CROP.bottom].map((edge) => (
          <Mark key={`${at} ${edge}`} className="card-crop-x" at={at} edge={edge} />
        )),
      )}
      {ROW_LINES.flatMap((at) =>
        [CROP.left, CROP.right].map((edge) => (
          <Mark key={`${at} ${edge}`} className="card-crop-y" at={at} edge={edge} />
        )),
      )}
    </div>
  )
}

function Mark({ className, at, edge }: { className: string; at: number; edge: number }) {
  const vertical = className === 'card-crop-x'
  const [left, top] = vertical ? [at, edge] : [edge, at]
  return <div className={`card-crop ${className}`} style={{ left: `${left}mm`, top: `${top}mm` }} />
}
