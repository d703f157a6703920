import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { readPhoto } from '#web/scanning/photo-tries.ts'
import type { Picture } from '#web/scanning/picture.ts'
import type { ReadRequest, WorkerNews } from '#web/scanning/qr-messages.ts'
import { QR_OPTIONS } from '#web/scanning/qr-options.ts'

/** Reads QR codes off the main thread. Its wasm comes from our own origin, never from a CDN. */

prepareZXingModule({
  overrides: {
    locateFile: (file: string, prefix: string) =>
      file.endsWith('.wasm') ? wasmUrl : `${prefix}${file}`,
  },
  fireImmediately: true,
}).then(
  () => say({ kind: 'ready' }),
  () => say({ kind: 'not-loaded' }),
)

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void answer(data)
})

async function answer({ picture, hard }: ReadRequest): Promise<void> {
  try {
    say({ kind: 'read', text: hard ? await readPhoto(picture, read) : await read(picture) })
  } catch {
    say({ kind: 'failed' })
  }
}

function say(news: WorkerNews): void {
  postMessage(news)
}

async function read({ data, width, height }: Picture): Promise<string | undefined> {
  const found = await readBarcodes(new ImageData(data, width, height), QR_OPTIONS)
  return found[0]?.text
}
