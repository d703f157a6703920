import { useState } from 'react'
import { useSearch } from 'wouter'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useCardsEnabled, useMembersWithPaidDays } from '#web/api/user/card.ts'
import { CardSheets, type PaperSize } from '#web/features/card/card-sheets.tsx'
import { MemberChoice } from '#web/features/card/member-choice.tsx'
import { type CardProblem, useCards } from '#web/features/card/use-cards.ts'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CARD_WORDS as WORDS } from '#words/user/card.ts'

/** Prints cards for members without a phone: those in the query's `users`, or members chosen from a list. */
export function CardsScreen() {
  const cardsOn = useCardsEnabled()
  return (
    <AdminPage title={WORDS.title} subtitle={WORDS.about}>
      {cardsOn ? <Cards /> : <Notice>{WORDS.off}</Notice>}
    </AdminPage>
  )
}

function Cards() {
  const named = new URLSearchParams(useSearch()).get('users')?.split(',').filter(Boolean)
  const members = useMembersWithPaidDays()
  const { state, issue, chooseAgain } = useCards()
  const shown = members.data?.filter(({ id }) => !named || named.includes(id))
  return (
    <>
      {state.status === 'choosing' && members.isPending && <Loading text={WORDS.loading} />}
      {state.status === 'choosing' && members.error && (
        <LoadFailure
          title={WORDS.failed}
          reason={members.error.message}
          busy={members.isFetching}
          onRetry={() => void members.refetch()}
        />
      )}
      {state.status === 'choosing' && shown && (
        <MemberChoice members={shown} allChosen={named !== undefined} onIssue={issue} />
      )}
      {state.status === 'issuing' && (
        <Loading text={fillIn(WORDS.issuing, { done: state.done + 1, count: state.of })} />
      )}
      {state.status === 'issued' && (
        <IssuedCards
          {...state}
          nameOf={(userId) => members.data?.find(({ id }) => id === userId)?.name ?? ''}
          onBack={chooseAgain}
        />
      )}
    </>
  )
}

function IssuedCards({
  cards,
  problems,
  nameOf,
  onBack,
}: {
  cards: Parameters<typeof CardSheets>[0]['cards']
  problems: readonly CardProblem[]
  nameOf: (userId: string) => string
  onBack: () => void
}) {
  const [paper, setPaper] = useState<PaperSize>('a4')
  return (
    <>
      <div className="mb-6 space-y-5 print:hidden">
        {problems.length > 0 && (
          <Notice tone="danger">
            <p>
              {fillIn(localPlural(problems.length, WORDS.notIssued), { count: problems.length })}
            </p>
            <ul className="mt-1 list-disc pl-5">
              {problems.map(({ userId, message }) => (
                <li key={userId}>{fillIn(WORDS.problem, { name: nameOf(userId), message })}</li>
              ))}
            </ul>
          </Notice>
        )}
        {cards.length > 0 && (
          <>
            <RadioCards
              label={WORDS.paper}
              columns={2}
              name="paper"
              value={paper}
              onChange={setPaper}
              options={[
                { value: 'a4', title: WORDS.papers.a4, description: WORDS.papers.a4Hint },
                { value: 'card', title: WORDS.papers.card, description: WORDS.papers.cardHint },
              ]}
            />
            <Notice>{WORDS.onceOnly}</Notice>
          </>
        )}
        <div className="flex flex-wrap gap-3">
          {cards.length > 0 && <Button onClick={() => window.print()}>{WORDS.print}</Button>}
          <Button variant="secondary" onClick={onBack}>
            {WORDS.back}
          </Button>
        </div>
      </div>
      <CardSheets cards={cards} paper={paper} />
    </>
  )
}

function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-soft">
      <Spinner className="size-6 text-primary" />
      {text}
    </p>
  )
}
