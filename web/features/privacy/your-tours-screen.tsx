import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { VisitorData } from '#shared/contract/tour/visitor-data.ts'
import { AskForEmail } from '#web/features/privacy/your-tours/ask-for-email.tsx'
import { EnterCode } from '#web/features/privacy/your-tours/enter-code.tsx'
import { TourData } from '#web/features/privacy/your-tours/tour-data.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { removeLocal, removeSession } from '#web/session/storage.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { VISITOR_DATA_MESSAGES } from '#words/tour/tour.ts'
import { YOUR_TOURS_WORDS } from '#words/tour/your-tours.ts'

type Step =
  /** `problem` says why the email must be entered again. */
  | { name: 'email'; problem?: string }
  | { name: 'code'; email: string; nextCodeAt: number }
  | { name: 'account'; message: string }
  | { name: 'data'; email: string; data: VisitorData }
  | { name: 'erased' }

/** The visitor data of an email, for those who can read a code that is sent to it. */
export function YourToursScreen() {
  const [step, setStep] = useState<Step>({ name: 'email' })
  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      back={{ label: YOUR_TOURS_WORDS.home, href: '/' }}
      title={<Title step={step.name}>{YOUR_TOURS_WORDS.title}</Title>}
      subtitle={YOUR_TOURS_WORDS.subtitle}
    >
      <Content step={step} setStep={setStep} />
      <HallContact />
    </Page>
  )
}

function Content({ step, setStep }: { step: Step; setStep: (next: Step) => void }) {
  switch (step.name) {
    case 'email':
      return (
        <div className="grid gap-5">
          {step.problem !== undefined && <Notice tone="warning">{step.problem}</Notice>}
          <AskForEmail
            onAsked={(email, nextCodeAt) => setStep({ name: 'code', email, nextCodeAt })}
          />
          <p className="text-ink-soft">
            <Sentence
              text={YOUR_TOURS_WORDS.haveAccount}
              link={<TextLink href="/your-data">{YOUR_TOURS_WORDS.yourData}</TextLink>}
            />
          </p>
        </div>
      )
    case 'code': {
      const { email, nextCodeAt } = step
      return (
        <EnterCode
          email={email}
          nextCodeAt={nextCodeAt}
          onOpened={(data) => setStep({ name: 'data', email, data })}
          onAccountFound={(message) => setStep({ name: 'account', message })}
          onAskAgain={() => setStep({ name: 'email' })}
        />
      )
    }
    case 'account':
      return (
        <Notice
          tone="info"
          action={
            <ButtonLink href="/your-data" size="small">
              {YOUR_TOURS_WORDS.openYourData}
            </ButtonLink>
          }
        >
          {step.message}
        </Notice>
      )
    case 'data':
      return (
        <TourData
          email={step.email}
          data={step.data}
          onErased={() => {
            // The draft and the stored pass of a tour are the visitor's data, too.
            removeSession('tourDraft')
            removeLocal('tourPass')
            setStep({ name: 'erased' })
          }}
          onVerificationExpired={(problem) => setStep({ name: 'email', problem })}
        />
      )
    case 'erased':
      return (
        <Notice
          tone="success"
          action={
            <ButtonLink href="/tour" size="small">
              {YOUR_TOURS_WORDS.request}
            </ButtonLink>
          }
        >
          {VISITOR_DATA_MESSAGES.erased}
        </Notice>
      )
  }
}

/** Takes focus when the step changes, except at the code step, whose field takes it. */
function Title({ step, children }: { step: Step['name']; children: ReactNode }) {
  const title = useRef<HTMLSpanElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    if (step !== 'code') title.current?.focus()
  }, [step])
  return (
    <span ref={title} tabIndex={-1} className="outline-none">
      {children}
    </span>
  )
}
