import { setImmediate as turnOver } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherLines } from './gathered-lines.ts'

function gathered() {
  const written: string[] = []
  let exit = () => {}
  const write = gatherLines(
    (text) => written.push(text),
    (flush) => {
      exit = flush
    },
  )
  return { write, written, exit: () => exit() }
}

test('lines of one turn are written together, in their order', async () => {
  const { write, written } = gathered()
  write('one\n')
  write('two\n')
  expect(written).toEqual([])
  await turnOver()
  expect(written).toEqual(['one\ntwo\n'])
})

test('lines of a later turn are written in that turn', async () => {
  const { write, written } = gathered()
  write('one\n')
  await turnOver()
  write('two\n')
  await turnOver()
  await turnOver()
  expect(written).toEqual(['one\n', 'two\n'])
})

test('what waits when the process ends is written, and only once', async () => {
  const { write, written, exit } = gathered()
  write('last words\n')
  exit()
  await turnOver()
  expect(written).toEqual(['last words\n'])
})
