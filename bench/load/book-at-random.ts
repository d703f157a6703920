/** A worker thread, so that the bench's 500 event streams don't delay the time of a reply. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import type { ApiRequest } from './api-request.ts'

export type RandomBookings = { url: string; requests: ApiRequest[]; perSecond: number }

const { url, requests, perSecond }: RandomBookings = workerData

/** Resolves with the time of the reply, comparable between threads. */
async function book({ path, token, body }: ApiRequest): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const repliedAt = performance.timeOrigin + performance.now()
  if (!response.ok) throw new Error(await response.text())
  await response.arrayBuffer()
  return repliedAt
}

const replies: Promise<number>[] = []
for (const request of requests) {
  replies.push(book(request))
  await sleep((-Math.log(1 - Math.random()) * 1000) / perSecond)
}
parentPort?.postMessage(await Promise.all(replies))
