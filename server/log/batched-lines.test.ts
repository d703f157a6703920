import { setImmediate as turnOver } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { batchLines } from './batched-lines.ts'

function collectBatches() {
  const written: string[] = []
  let exit = () => {}
  const write = batchLines(
    (text) => written.push(text),
    (flush) => {
      exit = flush
    },
  )
  return { write, written, exit: () => exit() }
}

test('writes the lines of one turn together, in order', async () => {
  const { write, written } = collectBatches()
  write('one\n')
  write('two\n')
  expect(written).toEqual([])
  await turnOver()
  expect(written).toEqual(['one\ntwo\n'])
})

test('writes the lines of a later turn in that turn', async () => {
  const { write, written } = collectBatches()
  write('one\n')
  await turnOver()
  write('two\n')
  await turnOver()
  await turnOver()
  expect(written).toEqual(['one\n', 'two\n'])
})

test('writes pending lines once when the process exits', async () => {
  const { write, written, exit } = collectBatches()
  write('last line\n')
  exit()
  await turnOver()
  expect(written).toEqual(['last line\n'])
})
