import { escapeHtml } from '#server/mail/escape-html.ts'

const SECTION = /\{\{#([^{}]+)\}\}(.*?)\{\{\/\1\}\}/gs
const PLACEHOLDER = /\{\{([^{}#/]+)\}\}/g

/**
 * Fills a prerendered page: `{{name}}` is replaced by the escaped text of `name`, and
 * `{{#name}}...{{/name}}` is left out if that text is empty. Throws if a text is missing. Texts are not
 * searched for placeholders.
 */
export function fillTemplate(template: string, texts: ReadonlyMap<string, string>): string {
  return withoutEmpty(template, texts).replace(PLACEHOLDER, (_, name: string) =>
    escapeHtml(textOf(name, texts)),
  )
}

function withoutEmpty(template: string, texts: ReadonlyMap<string, string>): string {
  return template.replace(SECTION, (_, name: string, content: string) =>
    textOf(name, texts) === '' ? '' : withoutEmpty(content, texts),
  )
}

function textOf(name: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(name)
  if (text === undefined) throw new Error(`The page has no text for ${name}`)
  return text
}
