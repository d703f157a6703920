import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { formOf } from '#server/testing/members/pictures.ts'

const SIDE = 400
const PARTS = 16

/** Uploads a picture at a constant rate, like a slow connection. */
export function slowRequest(
  url: string,
  path: string,
  { token, overMs }: { token: string; overMs: number },
): { started: Promise<void>; answer: Promise<string> } {
  const { hostname, port, pathname } = new URL(`${url}${path}`)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  const started = sendHead()
  return { started: started.then(() => undefined), answer: finish() }

  async function sendHead(): Promise<Buffer> {
    const form = new Response(formOf({ avatar: await noise() }))
    const body = Buffer.from(await form.arrayBuffer())
    if (socket.connecting) await once(socket, 'connect')
    socket.write(
      `POST ${pathname} HTTP/1.1\r\nhost: hall\r\nauthorization: Bearer ${token}\r\n` +
        `content-length: ${body.byteLength}\r\n` +
        `content-type: ${form.headers.get('content-type')}\r\n\r\n`,
    )
    return body
  }

  async function finish(): Promise<string> {
    const closed = once(socket, 'close')
    const body = await started
    const size = Math.ceil(body.byteLength / PARTS)
    for (let from = 0; from < body.byteLength && !socket.destroyed; from += size) {
      await pause(overMs / PARTS)
      socket.write(body.subarray(from, from + size))
    }
    await closed
    return text
  }
}

/** An incompressible photo of about 480 KB. */
async function noise(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#a06040', noise },
  })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' })
}
