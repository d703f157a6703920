/** A stream that is silent for this long, more than two of the server's heartbeat intervals, is dead. */
const SILENCE_MS = 35_000
const RETRY_MS = { first: 2_000, longest: 60_000 }

type StreamHandlers = {
  /** Called on each attempt, because another tab may have a new token, and a signature contains its time. */
  headers: () => HeadersInit | Promise<HeadersInit>
  onEvent: () => void
  /** Called with true on any data, and with false when the stream has ended or failed to open. */
  onConnected: (alive: boolean) => void
}

/**
 * Follows server-sent events until `signal` aborts. Reconnects with a growing delay when a stream
 * ends, falls silent or fails to open. EventSource can't be used, because it can't send headers.
 */
export async function followEvents(
  url: string,
  { headers, onEvent, onConnected }: StreamHandlers,
  signal: AbortSignal,
): Promise<void> {
  let delay = RETRY_MS.first
  while (!signal.aborted) {
    await follow(url, headers, signal, (hasEvent) => {
      delay = RETRY_MS.first
      onConnected(true)
      if (hasEvent) onEvent()
    }).catch(() => undefined)
    if (signal.aborted) return
    onConnected(false)
    // Jitter, so that clients don't all reconnect at the same moment after a server restart.
    await sleep(delay * (0.5 + Math.random()), signal)
    delay = Math.min(delay * 2, RETRY_MS.longest)
  }
}

/** Reads a stream to its end. `onData` is called for all data, including heartbeats. */
async function follow(
  url: string,
  headers: StreamHandlers['headers'],
  signal: AbortSignal,
  onData: (hasEvent: boolean) => void,
): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const sent = new Headers(await headers())
    sent.set('Accept', 'text/event-stream')
    const { ok, body } = await fetch(url, {
      headers: sent,
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!ok || !body) return
    const reader = body.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      // A heartbeat is a block with only a comment.
      onData(blocks.some((block) => /^data:/m.test(block)))
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
