import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const WASM = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))

let prepared = false

/** Reads the text of the only QR code in a picture, as a scanner at the entrance does. */
export async function qrText(picture: Uint8Array<ArrayBuffer>): Promise<string> {
  if (!prepared) {
    prepareZXingModule({ overrides: { wasmBinary: readFileSync(WASM).buffer } })
    prepared = true
  }
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true })
  const text = found[0]?.text
  if (text === undefined) throw new Error('The picture shows no QR code')
  return text
}
