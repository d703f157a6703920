/** Longer than two heartbeats of the server: a stream that is silent for so long is dead. */
const SILENCE_MS = 35_000
const RETRY_MS = { first: 2_000, longest: 60_000 }

type Following = {
  /** Asked for at each try: another tab may have signed in anew. */
  token: () => string | undefined
  onEvent: () => void
  /** Hears true at a sign of life, and false when a stream has ended or could not be had. */
  onState: (alive: boolean) => void
}

/**
 * Follows server-sent events until `signal` aborts. A stream that ends, falls silent or can't be had
 * is asked for again after a pause that grows. EventSource would not do: it sends no token.
 */
export async function followEvents(
  address: string,
  { token, onEvent, onState }: Following,
  signal: AbortSignal,
): Promise<void> {
  let pause = RETRY_MS.first
  while (!signal.aborted) {
    await follow(address, token(), signal, (hasEvent) => {
      pause = RETRY_MS.first
      onState(true)
      if (hasEvent) onEvent()
    }).catch(() => undefined)
    if (signal.aborted) return
    onState(false)
    // Not all at the same moment, when a server has stopped.
    await paused(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, RETRY_MS.longest)
  }
}

/** Reads one stream to its end. `heard` learns of everything that comes, heartbeats too. */
async function follow(
  address: string,
  token: string | undefined,
  signal: AbortSignal,
  heard: (hasEvent: boolean) => void,
): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const { ok, body } = await fetch(address, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token ?? ''}` },
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
      heard(blocks.some((block) => /^data:/m.test(block)))
    }
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

function paused(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
