/** Sharp on a phone, and small enough for a messenger. */
const WIDTH = 1080

/** Draws a receipt's SVG as a PNG. Throws if the browser can't. */
export async function toPng(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = WIDTH
    canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth)
    const context = canvas.getContext('2d')
    if (!context) throw new Error("The browser couldn't draw the receipt")
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!png) throw new Error("The browser couldn't create a PNG of the receipt")
    return png
  } finally {
    URL.revokeObjectURL(url)
  }
}
