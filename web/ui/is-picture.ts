/** Whether the browser can read a file as a picture, whatever its name and type claim. */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}
