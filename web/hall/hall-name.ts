import { HALL_NAME, hallNameIn } from '#shared/domain/settings/hall-details.ts'
import { LANGUAGE } from '#words/page/language.ts'

/**
 * Returns the hall's name in the page's language. The server renders it into app.html, so that the first frame shows
 * it correctly; `setHallName` updates it.
 */
export function hallName(): string {
  return hallNameIn(LANGUAGE, nameTag()?.content ?? HALL_NAME)
}

/** Updates the name in this document, including the tab's title. */
export function setHallName(name: string): void {
  const tag = nameTag()
  if (!tag) return
  document.title = document.title.replace(` · ${tag.content}`, () => ` · ${name}`)
  tag.content = name
}

/** Undefined without a document, as in unit tests. */
function nameTag(): HTMLMetaElement | null | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')
}
