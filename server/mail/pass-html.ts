import { escapeHtml, escapeLines } from '#server/mail/escape-html.ts'
import type { Language } from '#shared/domain/language.ts'
import type { PassCard } from './pass-card.ts'

/** The Content-ID of the attached picture. */
export const PASS_CID = 'pass@hall'

/** The light theme's tokens: scanners need dark modules on white, and paper is white. */
const INK = '#1e2420'
const SOFT_INK = '#5a5e54'
const LINE = '#e3dac8'
const BAND = '#0e5a4b'
const BAND_TEXT = '#fffdf8'
const ACCENT = '#eba52a'

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',Arial,sans-serif"
const SERIF = "Georgia,'Noto Serif Devanagari',serif"
const WORD_BREAK = 'overflow-wrap:anywhere;word-break:break-word'
/** Most email programs respect this; in others the QR code still has its own white background. */
const LIGHT = 'color-scheme:light only'

/** The pass follows the greeting and the first sentence, so that it is seen without scrolling far. */
const PARAGRAPHS_BEFORE_PASS = 2

/**
 * Returns the HTML of an email with a pass: the text's first paragraphs, the pass as a card that can be
 * cut out, and the other paragraphs. Styles are inline, because email programs drop style sheets.
 */
export function passHtml(
  language: Language,
  text: string,
  pass: PassCard,
  hallName: string,
): string {
  const paragraphs = text.trim().split(/(?:\r?\n){2,}/)
  const before = paragraphs.slice(0, PARAGRAPHS_BEFORE_PASS)
  const after = paragraphs.slice(PARAGRAPHS_BEFORE_PASS)
  return `<!doctype html>
<html lang="${language}-IN" style="${LIGHT}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light">
<title>${pass.title}</title>
</head>
<body style="margin:0;padding:20px 12px;background:#ffffff;color:${INK};${LIGHT};font:16px/1.5 ${SANS}">
<div style="max-width:600px;margin:0 auto">
${[...before.map(paragraph), card(pass, hallName), ...after.map(paragraph)].join('\n')}
</div>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;${WORD_BREAK}">${linkedLines(text)}</p>`
}

/** A URL, with the line before it if that is short and ends with a colon: then it becomes the link's text. */
const LINK = /(?:^([^\n]{1,60}):\r?\n)?(https?:\/\/\S+)/gm

function linkedLines(text: string): string {
  let html = ''
  let end = 0
  for (const match of text.matchAll(LINK)) {
    const [found, label, url = ''] = match
    html += escapeLines(text.slice(end, match.index)) + link(url, label ?? url)
    end = match.index + found.length
  }
  return html + escapeLines(text.slice(end))
}

function link(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}" style="display:inline-block;padding:5px 0;color:${BAND};font-weight:600">${escapeHtml(label)}</a>`
}

function card({ title, alt, size, rows, note }: PassCard, hallName: string): string {
  // Side by side if there is space, otherwise stacked.
  const column =
    'display:inline-block;vertical-align:middle;box-sizing:border-box;width:100%;max-width:280px;padding:12px'
  return `<div style="margin:20px 0;border:1px solid ${LINE};border-radius:16px;overflow:hidden;background:#ffffff;break-inside:avoid;page-break-inside:avoid">
<div style="padding:14px 20px;background:${BAND};color:${BAND_TEXT};border-bottom:4px solid ${ACCENT};-webkit-print-color-adjust:exact;print-color-adjust:exact;${WORD_BREAK}">
<div style="font:600 20px/1.25 ${SERIF}">${escapeHtml(hallName)}</div>
<div>${title}</div>
</div>
<div style="padding:8px 4px;text-align:center">
<div style="${column}">${picture(alt, size)}</div><div style="${column};text-align:left"><dl style="margin:0">
${rows.map(row).join('\n')}
</dl></div>
</div>
${note === '' ? '' : `<div style="padding:12px 20px;border-top:1px solid ${LINE};text-align:center;font-weight:600">${note}</div>\n`}</div>`
}

function picture(alt: string, side: number): string {
  return `<img src="cid:${PASS_CID}" width="${side}" height="${side}" alt="${alt}" style="display:block;margin:0 auto;width:100%;max-width:${side}px;height:auto;background:#ffffff">`
}

function row({ label, value }: { label: string; value: string }): string {
  return `<dt style="font-size:13px;line-height:1.3;color:${SOFT_INK}">${escapeHtml(label)}</dt>
<dd style="margin:0 0 10px;line-height:1.3;font-weight:600;${WORD_BREAK}">${escapeHtml(value)}</dd>`
}
