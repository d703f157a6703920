import type { DemoQuestion, DemoReply, DemoStart } from '#web/demo/demo-messages.ts'
import { demoServer } from '#web/demo/demo-server.ts'
import { sampleState } from '#web/demo/sample/sample-state.ts'

/**
 * Answers the demo's calls. In a worker, because a cheap phone needs about a second to create the sample data.
 * A reload of the page starts over.
 */
addEventListener(
  'message',
  ({ data: { hallName } }: MessageEvent<DemoStart>) => {
    const answer = demoServer(sampleState(() => new Date(), hallName))
    addEventListener('message', ({ data: { id, request } }: MessageEvent<DemoQuestion>) => {
      const reply: DemoReply = { id, outcome: answer(request) }
      postMessage(reply)
    })
  },
  { once: true },
)
