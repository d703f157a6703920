import type { ConsentNeeded } from '#shared/domain/user/parental-consent.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const TEXTS = {
  parent: {
    title: "You need a parent's consent",
    text: "You're under 18, so a parent must agree before your next booking.",
    action: 'See how',
  },
  own: {
    title: "You're 18 now",
    text: 'Please agree on your own before your next booking.',
    action: 'Continue',
  },
}

/** Tells a member which consent is missing. Renders nothing if no consent is missing. */
export function ConsentNotice({ needed }: { needed: ConsentNeeded | null }) {
  if (!needed) return null
  const { title, text, action } = TEXTS[needed]
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <ButtonLink href="/consent" size="small">
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  )
}
