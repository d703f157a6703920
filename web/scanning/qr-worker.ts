import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { QR_OPTIONS, readPhoto } from '#web/scanning/photo-variants.ts'
import type { Picture } from '#web/scanning/picture.ts'
import type { ReadRequest, WorkerMessage } from '#web/scanning/qr-reader.ts'

/** Reads QR codes off the main thread. Loads the wasm from our own origin, not from a CDN. */

prepareZXingModule({
  overrides: {
    locateFile: (file: string, prefix: string) =>
      file.endsWith('.wasm') ? wasmUrl : `${prefix}${file}`,
  },
  fireImmediately: true,
}).then(
  () => send({ kind: 'ready' }),
  () => send({ kind: 'not-loaded' }),
)

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void handleRequest(data)
})

async function handleRequest({ picture, tryHarder }: ReadRequest): Promise<void> {
  try {
    send({ kind: 'read', text: tryHarder ? await readPhoto(picture, read) : await read(picture) })
  } catch {
    send({ kind: 'failed' })
  }
}

function send(message: WorkerMessage): void {
  postMessage(message)
}

async function read({ data, width, height }: Picture): Promise<string | undefined> {
  const [code] = await readBarcodes(new ImageData(data, width, height), QR_OPTIONS)
  return code?.text
}
