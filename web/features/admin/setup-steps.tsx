import type { ComponentType, ReactNode } from 'react'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { AcknowledgedStep, SetupStep } from '#shared/domain/settings/setup-steps.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { useAcknowledgeStep, useSendTestMail } from '#web/api/admin/setup.ts'
import { roomRuleConsequences } from '#web/hall/room-rule-consequences.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { SETUP_WORDS, SETUP_STEP_WORDS as STEPS } from '#words/admin/setup.ts'

/** The component of each setup step. */
export const SETUP_PARTS: Record<SetupStep, ComponentType> = {
  name: HallName,
  address: () => (
    <Step {...STEPS.address}>
      <OpenLink to="/admin/settings#hall">{STEPS.address.open}</OpenLink>
    </Step>
  ),
  contact: () => (
    <Step {...STEPS.contact}>
      <OpenLink to="/admin/settings#hall">{STEPS.contact.open}</OpenLink>
    </Step>
  ),
  landing: () => (
    <Step {...STEPS.landing}>
      <OpenLink to="/admin/settings#landing">{STEPS.landing.open}</OpenLink>
      <DoneButton step="landing" />
    </Step>
  ),
  prices: () => (
    <Step {...STEPS.prices}>
      <OpenLink to="/admin/settings#prices">{STEPS.prices.open}</OpenLink>
      <DoneButton step="prices" />
    </Step>
  ),
  roomRules: RoomRules,
  simulatedPayments: () => (
    <Step {...STEPS.simulatedPayments}>
      <DoneButton step="simulatedPayments" label={SETUP_WORDS.understood} />
    </Step>
  ),
  deskPayments: () => (
    <Step {...STEPS.deskPayments}>
      <OpenLink to="/admin/bookings">{STEPS.deskPayments.open}</OpenLink>
      <DoneButton step="deskPayments" label={SETUP_WORDS.understood} />
    </Step>
  ),
  testMail: TestMail,
  demo: () => (
    <Step {...STEPS.demo}>
      <DoneButton step="demo" label={STEPS.demo.done} />
    </Step>
  ),
}

function HallName() {
  const { name } = usePublicSettings()
  return (
    <Step title={STEPS.name.title} text={fillIn(STEPS.name.text, { name })}>
      <OpenLink to="/admin/settings#hall">{STEPS.name.open}</OpenLink>
      <DoneButton step="name" label={STEPS.name.done} />
    </Step>
  )
}

function RoomRules() {
  const { roomRules } = usePublicSettings()
  const sentences = ROOMS.flatMap((room) => roomRuleConsequences(room, roomRules))
  return (
    <Step
      {...STEPS.roomRules}
      details={sentences.length > 0 ? sentences : [STEPS.roomRules.everyone]}
    >
      <OpenLink to="/admin/settings#rules">{STEPS.roomRules.open}</OpenLink>
      <DoneButton step="roomRules" />
    </Step>
  )
}

function TestMail() {
  const { email } = useLoggedInUser()
  const send = useSendTestMail()
  const words = STEPS.testMail
  const leaves = send.data?.data.mailServer
  const text = send.isSuccess ? (leaves ? words.sent : words.noServer) : words.text
  return (
    <Step title={words.title} text={fillIn(text, { email })} problem={send.error?.message} live>
      <Button
        size="small"
        variant="secondary"
        busy={send.isPending}
        busyLabel={words.sending}
        onClick={() => send.mutate()}
      >
        {send.isSuccess ? words.again : words.send}
      </Button>
      {leaves && <DoneButton step="testMail" label={words.done} />}
    </Step>
  )
}

function Step({
  title,
  text,
  details = [],
  problem,
  live = false,
  children,
}: {
  title: string
  text: string
  details?: readonly string[]
  problem?: string | undefined
  /** Whether the text can change, which screen readers then announce. */
  live?: boolean
  /** The buttons. */
  children: ReactNode
}) {
  return (
    <div className="items-start justify-between gap-6 lg:flex">
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p
          role={live ? 'status' : undefined}
          className="mt-0.5 text-pretty text-ink-soft wrap-anywhere"
        >
          {text}
        </p>
        {details.length > 0 && (
          <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
            {details.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {problem !== undefined && (
          <p role="alert" className="mt-1 text-sm text-danger">
            {problem}
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:shrink-0 lg:justify-end">{children}</div>
    </div>
  )
}

function OpenLink({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink href={to} size="small" variant="secondary">
      {children}
    </ButtonLink>
  )
}

/** A button that ticks off the step. */
function DoneButton({
  step,
  label = SETUP_WORDS.done,
}: {
  step: AcknowledgedStep
  label?: string
}) {
  const acknowledge = useAcknowledgeStep()
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        leading="check"
        busy={acknowledge.isPending}
        onClick={() => acknowledge.mutate(step)}
      >
        {label}
      </Button>
      {acknowledge.error && (
        <p role="alert" className="w-full text-sm text-danger">
          {acknowledge.error.message}
        </p>
      )}
    </>
  )
}
