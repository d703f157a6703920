import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { PictureQueue } from './picture-queue.ts'

const MAX = 6
const RETRY_SECONDS = 5

let queue: PictureQueue
let done: string[]
beforeEach(() => {
  queue = new PictureQueue({ atOnce: 1, max: MAX, maxPerOwner: 3, retrySeconds: RETRY_SECONDS })
  done = []
})

/** Queues a task that records its name when it runs. */
function addTask(owner: string, name: string): Promise<void> {
  return queue.run(owner, async () => {
    done.push(name)
  })
}

/** Keeps the queue working until `release` is called. */
function occupy(owner: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  return { finished: queue.run(owner, () => held), release }
}

test('owners take turns, so a single picture waits for at most one of another owner [picture-1]', async () => {
  const { finished, release } = occupy('asha')
  const all = [
    finished,
    addTask('asha', 'asha 1'),
    addTask('asha', 'asha 2'),
    addTask('ravi', 'ravi 1'),
  ]
  all.push(addTask('meera', 'meera 1'))
  release()
  await Promise.all(all)
  expect(done).toEqual(['asha 1', 'ravi 1', 'meera 1', 'asha 2'])
})

test('refuses an owner whose share is used up, and only that one [picture-2]', async () => {
  const { finished, release } = occupy('asha')
  const all = [finished, addTask('asha', 'asha 1'), addTask('asha', 'asha 2')]
  const flood = await Promise.allSettled(
    Array.from({ length: 22 }, (_, index) => addTask('asha', `flood ${index}`)),
  )
  const refused = new AppError({ code: 'tooManyRequests', values: { seconds: RETRY_SECONDS } })
  for (const each of flood) expect(each).toEqual({ status: 'rejected', reason: refused })
  all.push(addTask('ravi', 'ravi 1'))
  release()
  await Promise.all(all)
  expect(done).toEqual(['asha 1', 'ravi 1', 'asha 2'])
  await addTask('asha', 'asha 3')
  expect(done.at(-1)).toBe('asha 3')
})

test('returns busy when the owners together have too many, and completes the others', async () => {
  const { finished, release } = occupy('owner 0')
  const all = [finished]
  for (let owner = 1; owner < MAX; owner++) all.push(addTask(`owner ${owner}`, `task ${owner}`))
  await expect(addTask('newcomer', 'refused')).rejects.toMatchObject({ refusal: { code: 'busy' } })
  release()
  await Promise.all(all)
  expect(done).toEqual(['task 1', 'task 2', 'task 3', 'task 4', 'task 5'])
  await addTask('newcomer', 'accepted')
  expect(done.at(-1)).toBe('accepted')
})

test('runs as many tasks at the same time as it may', async () => {
  queue = new PictureQueue({ atOnce: 2, max: MAX, maxPerOwner: 3, retrySeconds: RETRY_SECONDS })
  const [first, second] = [occupy('asha'), occupy('asha')]
  const third = addTask('ravi', 'ravi 1')
  await setImmediate()
  expect(done).toEqual([])
  first.release()
  await third
  expect(done).toEqual(['ravi 1'])
  second.release()
  await Promise.all([first.finished, second.finished])
})

test('runs the next task after one fails', async () => {
  const failing = queue.run('asha', () => Promise.reject(new Error('no picture')))
  const next = addTask('ravi', 'ravi 1')
  await expect(failing).rejects.toThrow('no picture')
  await next
  expect(done).toEqual(['ravi 1'])
})
