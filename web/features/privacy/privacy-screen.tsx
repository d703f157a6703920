import type { ReactNode } from 'react'
import { PRIVACY_NOTICE_VERSION } from '#shared/domain/personal-data/notice-version.ts'
import {
  NOTICE_DATA,
  NOTICE_RIGHTS,
  noticeText,
} from '#shared/domain/personal-data/privacy-notice.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { hasContact } from '#shared/domain/settings/hall-details.ts'
import type { PluralForms } from '#shared/words/plural.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { Page } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NOTICE_PERIODS, PRIVACY_NOTICE } from '#words/user/privacy.ts'

/** The privacy notice on a page of its own, with the hall's name, contact and retention periods. */
export function PrivacyScreen() {
  const settings = usePublicSettings()
  const { title, subtitle, version, data, labels, access, rights, minors, contact } = PRIVACY_NOTICE
  const periods = {
    selfieDays: periodText(settings.selfieKeptDays, NOTICE_PERIODS.days),
    tourMonths: periodText(settings.tourKeptMonths, NOTICE_PERIODS.months),
  }
  const isReachable = hasContact(settings)
  const fillNotice = (text: string) => noticeText(text, { name: settings.name, ...periods })
  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      title={title}
      subtitle={
        <>
          <p>{fillNotice(subtitle)}</p>
          <p className="mt-1 text-sm">
            {fillIn(version, { day: localDay(PRIVACY_NOTICE_VERSION) })}
          </p>
        </>
      }
    >
      <div className="grid gap-10">
        <Part title={data.title}>
          <ul className="divide-y divide-line border-y border-line">
            {NOTICE_DATA.map((kind) => {
              const { title, what, why, kept } = data.kinds[kind]
              return (
                <li key={kind} className="py-4">
                  <h3 className="font-semibold">{title}</h3>
                  <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
                    <Row label={labels.what}>{fillNotice(what)}</Row>
                    <Row label={labels.why}>{fillNotice(why)}</Row>
                    <Row label={labels.kept}>{fillNotice(kept)}</Row>
                  </dl>
                </li>
              )
            })}
          </ul>
        </Part>
        <Part title={access.title}>
          <Paragraphs texts={access.texts.map(fillNotice)} />
        </Part>
        <Part title={rights.title}>
          <dl className="grid gap-4">
            {NOTICE_RIGHTS.map((right) => (
              <div key={right}>
                <dt className="font-semibold">{rights.each[right].title}</dt>
                <dd className="text-ink-soft">{fillNotice(rights.each[right].text)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            <TextLink href="/your-tours">{rights.toursLink}</TextLink>
          </p>
        </Part>
        <Part title={minors.title}>
          <Paragraphs texts={minors.texts.map(fillNotice)} />
        </Part>
        <Part title={contact.title}>
          <Paragraphs texts={[isReachable ? fillNotice(contact.text) : contact.atReception]} />
          {isReachable && <HallContact />}
        </Part>
      </div>
    </Page>
  )
}

function periodText(count: number, forms: PluralForms): string {
  return fillIn(localPlural(count, forms), { count })
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-2xl font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm font-medium text-ink max-sm:mt-1 sm:pt-0.5">{label}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="grid gap-3 text-ink-soft">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
