import { quantile, type Reading } from '#bench/time-reading.ts'

/** What came of one photo. `text` is what should be read. */
export type Outcome = {
  kind: string
  isFull: boolean
  text: string | undefined
  plain: Reading
  scanner: Reading
}
type Way = 'plain' | 'scanner'

/** The part of the photos with a code that must be read. */
const GOAL = 0.8

/** What is wrong with the outcomes, as a sentence; undefined when they are good. */
export function problemOf(outcomes: readonly Outcome[]): string | undefined {
  const wrong = wrongOnes(outcomes, 'scanner').length
  if (wrong > 0) return `Photos read as a text that is not on them: ${wrong}.`
  const rate = rateOf(withCode(outcomes), 'scanner')
  return rate < GOAL
    ? `Only ${percent(rate)} of the photos were read; the goal is ${percent(GOAL)}.`
    : undefined
}

/** The two tables in Markdown. */
export function tablesOf(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  const ofKind = (wanted: string) => outcomes.filter(({ kind }) => kind === wanted)
  const coded = withCode(outcomes)
  const full = outcomes.filter(({ isFull }) => isFull)
  const retried = coded.filter((outcome) => isRead('scanner')(outcome) && !isRead('plain')(outcome))
  const unread = outcomes.filter((outcome) => !isRead('scanner')(outcome))
  return [
    '| kind | photos | read by one plain try | read with the retries | wrong |',
    '|---|--:|--:|--:|--:|',
    ...kinds.map((kind) => rates(kind, ofKind(kind))),
    rates('**all with a code**', coded),
    '',
    '| time from file to text | photos | | median | 90 % are below |',
    '|---|--:|---|--:|--:|',
    ...times('all', outcomes),
    ...times('of 12 megapixels', full),
    ...times('read by the plain try', coded.filter(isRead('plain'))),
    ...times('read only by a retry', retried),
    ...times('not read, or nothing to read', unread),
  ].join('\n')
}

function rates(name: string, outcomes: readonly Outcome[]): string {
  // The scanner's first try is the plain one: what that gets wrong it gets wrong too.
  const wrong = wrongOnes(outcomes, 'scanner').length
  const isEmpty = withCode(outcomes).length === 0
  const cell = (way: Way) =>
    isEmpty
      ? wrongOnes(outcomes, way).length
      : `${outcomes.filter(isRead(way)).length} (${percent(rateOf(outcomes, way))})`
  return `| ${name} | ${outcomes.length} | ${cell('plain')} | ${cell('scanner')} | ${wrong} |`
}

function times(name: string, outcomes: readonly Outcome[]): string[] {
  if (outcomes.length === 0) return []
  const ms = (way: Way, part: number) =>
    quantile(
      outcomes.map((outcome) => outcome[way].ms),
      part,
    )
  const plain = (part: number) => `${Math.round(ms('plain', part))} ms`
  const scanner = (part: number) => {
    const factor = ms('scanner', part) / ms('plain', part)
    return `${Math.round(ms('scanner', part))} ms (${factor.toFixed(1)}×)`
  }
  return [
    `| ${name} | ${outcomes.length} | plain | ${plain(0.5)} | ${plain(0.9)} |`,
    `| | | with the retries | ${scanner(0.5)} | ${scanner(0.9)} |`,
  ]
}

function withCode(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ text }) => text !== undefined)
}

function isRead(way: Way) {
  return (outcome: Outcome) => outcome.text !== undefined && outcome[way].text === outcome.text
}

function wrongOnes(outcomes: readonly Outcome[], way: Way): Outcome[] {
  return outcomes.filter((outcome) => {
    const { text } = outcome[way]
    return text !== undefined && text !== outcome.text
  })
}

function rateOf(outcomes: readonly Outcome[], way: Way): number {
  return outcomes.filter(isRead(way)).length / outcomes.length
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}
