import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { VisitorData } from '#shared/contract/visitor-data.ts'
import { AskForEmail } from '#web/features/privacy/your-tours/ask-for-email.tsx'
import { EnterCode } from '#web/features/privacy/your-tours/enter-code.tsx'
import { TourData } from '#web/features/privacy/your-tours/tour-data.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { HallContact } from '#web/hall/hall-contact.tsx'
import { removeSession } from '#web/session/storage.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Step =
  /** `problem`: why an earlier visit ended. */
  | { name: 'email'; problem?: string }
  | { name: 'code'; email: string; nextCodeAt: number }
  | { name: 'account'; message: string }
  | { name: 'data'; email: string; data: VisitorData }
  | { name: 'erased'; message: string }

/** What the hall holds about a visitor without an account, for whoever can read their email. */
export function YourToursScreen() {
  const [step, setStep] = useState<Step>({ name: 'email' })
  return (
    <Page
      width="medium"
      brand={<HallBrand />}
      back={{ label: 'Back to home', href: '/' }}
      title={<Title step={step.name}>Your tours</Title>}
      subtitle="See, download or delete what you gave us for a tour."
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
            Have an account? Your tours are under <TextLink href="/your-data">Your data</TextLink>.
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
          onAccount={(message) => setStep({ name: 'account', message })}
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
              Open Your data
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
          onErased={(message) => {
            // What was typed for a next tour is the visitor's data too.
            removeSession('tourDraft')
            setStep({ name: 'erased', message })
          }}
          onVerificationOver={(problem) => setStep({ name: 'email', problem })}
        />
      )
    case 'erased':
      return <Notice tone="success">{step.message}</Notice>
  }
}

/** Takes focus when the step changes, except on the code's step, whose field does. */
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
