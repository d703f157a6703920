import { HALL_NAME } from '#shared/domain/hall.ts'

/**
 * The hall's name as far as this document knows it. The server puts it into app.html, so that no screen
 * shows another one first; what the server says later replaces it.
 */
export function hallName(): string {
  return nameTag()?.content ?? HALL_NAME
}

/** Keeps the name that the server has said, in the tab's title too. */
export function keepHallName(name: string): void {
  const tag = nameTag()
  if (!tag) return
  document.title = document.title.replace(` · ${tag.content}`, () => ` · ${name}`)
  tag.content = name
}

/** Undefined where a screen is drawn without a document of its own. */
function nameTag(): HTMLMetaElement | null | undefined {
  return globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')
}
