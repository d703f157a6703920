import { quantile } from '#bench/measure-pairs.ts'
import type { Reading } from '#bench/time-reading.ts'

/** The result for one photo. `text` is the expected text. */
export type Outcome = {
  kind: string
  isFullSize: boolean
  text: string | undefined
  plain: Reading
  scanner: Reading
}
type Method = 'plain' | 'scanner'

/** The share of photos with a code that must be read. */
const GOAL = 0.8

/** Returns which goal the outcomes miss; undefined if they miss none. */
export function findProblem(outcomes: readonly Outcome[]): string | undefined {
  const wrong = misreadBy('scanner', outcomes).length
  if (wrong > 0) return `Photos read as a text that is not on them: ${wrong}.`
  const rate = rateOf(withCode(outcomes), 'scanner')
  return rate < GOAL
    ? `Only ${percent(rate)} of the photos were read; the goal is ${percent(GOAL)}.`
    : undefined
}

/** Formats the two tables as Markdown. */
export function formatTables(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  const ofKind = (wanted: string) => outcomes.filter(({ kind }) => kind === wanted)
  const photosWithCode = withCode(outcomes)
  const full = outcomes.filter(({ isFullSize }) => isFullSize)
  const retried = photosWithCode.filter(
    (outcome) => isRead('scanner')(outcome) && !isRead('plain')(outcome),
  )
  const unread = outcomes.filter((outcome) => !isRead('scanner')(outcome))
  return [
    '| kind | photos | read in one attempt | read with retries | wrong |',
    '|---|--:|--:|--:|--:|',
    ...kinds.map((kind) => rates(kind, ofKind(kind))),
    rates('**all with a code**', photosWithCode),
    '',
    '| time from file to text | photos | | median | 90th percentile |',
    '|---|--:|---|--:|--:|',
    ...times('all', outcomes),
    ...times('of 12 megapixels', full),
    ...times('read in one attempt', photosWithCode.filter(isRead('plain'))),
    ...times('read only by a retry', retried),
    ...times('not read, or nothing to read', unread),
  ].join('\n')
}

function rates(name: string, outcomes: readonly Outcome[]): string {
  // The scanner begins with the plain attempt, so its misreadings include the plain method's.
  const wrong = misreadBy('scanner', outcomes).length
  const isEmpty = withCode(outcomes).length === 0
  const cell = (method: Method) =>
    isEmpty
      ? misreadBy(method, outcomes).length
      : `${outcomes.filter(isRead(method)).length} (${percent(rateOf(outcomes, method))})`
  return `| ${name} | ${outcomes.length} | ${cell('plain')} | ${cell('scanner')} | ${wrong} |`
}

function times(name: string, outcomes: readonly Outcome[]): string[] {
  if (outcomes.length === 0) return []
  const ms = (method: Method, share: number) =>
    quantile(
      outcomes.map((outcome) => outcome[method].ms),
      share,
    )
  const plain = (share: number) => `${Math.round(ms('plain', share))} ms`
  const scanner = (share: number) => {
    const factor = ms('scanner', share) / ms('plain', share)
    return `${Math.round(ms('scanner', share))} ms (${factor.toFixed(1)}×)`
  }
  return [
    `| ${name} | ${outcomes.length} | one attempt | ${plain(0.5)} | ${plain(0.9)} |`,
    `| | | with retries | ${scanner(0.5)} | ${scanner(0.9)} |`,
  ]
}

function withCode(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ text }) => text !== undefined)
}

function isRead(method: Method) {
  return (outcome: Outcome) => outcome.text !== undefined && outcome[method].text === outcome.text
}

function misreadBy(method: Method, outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter((outcome) => {
    const { text } = outcome[method]
    return text !== undefined && text !== outcome.text
  })
}

function rateOf(outcomes: readonly Outcome[], method: Method): number {
  return outcomes.filter(isRead(method)).length / outcomes.length
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
