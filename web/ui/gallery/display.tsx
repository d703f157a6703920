import { useState } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DescriptionList } from '#web/ui/list/description-list.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { BrandMark } from '#web/ui/logo.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export function ButtonsGroup() {
  const [busy, setBusy] = useState(false)
  return (
    <>
      <div className="gallery-row">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
      </div>
      <div className="gallery-row">
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
        <Button busy busyLabel="Signing In...">
          Sign In
        </Button>
        <Button variant="secondary" busy busyLabel="Saving...">
          Save
        </Button>
      </div>
      <div className="gallery-row">
        <Button size="small" leading="plus">
          Small
        </Button>
        <Button leading="download" variant="secondary">
          Download the pass
        </Button>
        <Button size="large" trailing="arrowRight">
          Large
        </Button>
      </div>
      <Button block busy={busy} busyLabel="Sending..." onClick={() => setBusy(true)}>
        Press to make busy
      </Button>
      <ButtonLink href="/login" block variant="secondary">
        A link that looks like a button
      </ButtonLink>
      <p>
        New here? <TextLink href="/register">Create an account</TextLink> and book a seat, or{' '}
        <TextLink href="mailto:hall@example.org">email reception</TextLink>.
      </p>
    </>
  )
}

export function FeedbackGroup() {
  return (
    <>
      <Notice tone="info" onDismiss={() => {}}>
        We filled in your name and gender from your tour details.
      </Notice>
      <Notice tone="success" title="Password changed">
        Log in with your new password.
      </Notice>
      <Notice
        tone="warning"
        title="Expires in 3 days"
        action={<Button size="small">Renew Membership</Button>}
      >
        Renew by 22 Nov to keep seat A5.
      </Notice>
      <Notice tone="danger">
        Network error. Please check your internet connection and try again.
      </Notice>
      <div className="gallery-row">
        <Badge>Neutral</Badge>
        <Badge tone="primary">Primary</Badge>
        <Badge tone="accent">Accent</Badge>
        <Badge tone="info">Confirmed</Badge>
        <Badge tone="success" icon="check">
          Completed
        </Badge>
        <Badge tone="warning" icon="clock">
          Pending
        </Badge>
        <Badge tone="danger">Cancelled</Badge>
        <Badge tone="silver">Silver +25%</Badge>
        <Badge tone="gold">Gold +50%</Badge>
      </div>
      <div className="gallery-row">
        <Spinner />
        <Spinner label="Loading seats" className="size-8 text-primary" />
        <Avatar name="Asha Kulkarni" size="small" />
        <Avatar name="ज्ञानेश्वर पाटील" />
        <Avatar src="/no-such-picture.png" name="Missing Picture" />
        <Avatar size="large" />
        <BrandMark className="size-16" />
      </div>
      <Card>
        <EmptyState
          title="No tours yet"
          icon="calendar"
          action={<Button variant="secondary">Retry</Button>}
        >
          New tour requests appear here.
        </EmptyState>
      </Card>
    </>
  )
}

export function SurfacesGroup() {
  const [open, setOpen] = useState(2)
  const section = (number: number) => ({
    number,
    open: open === number,
    onToggle: (next: boolean) => setOpen(next ? number : 0),
  })
  return (
    <>
      <Steps steps={['Email', 'Verification', 'Profile', 'Congratulations']} current={2} />
      <Section title="Personal details" completed {...section(1)}>
        Content of the first section.
      </Section>
      <Section title="Education and work" description="Three short questions" {...section(2)}>
        <p>The content stays mounted, so closing the section loses no input.</p>
      </Section>
      <Section title="Declaration" error="2 fields need attention" {...section(3)}>
        Content of the third section.
      </Section>
      <Card>
        <h3 className="mb-2 font-display text-xl font-semibold">ज्ञानधारा कक्ष · Dyandhara Kaksh</h3>
        <DescriptionList
          rows={[
            { label: 'Member ID', value: '@DA202507001' },
            { label: 'Seat', value: <Badge tone="gold">A5 · Gold</Badge> },
            { label: 'Batch', value: 'Night Batch (10:00 PM - 7:00 AM)' },
            { label: 'Amount', value: '₹1,199' },
          ]}
        />
      </Card>
    </>
  )
}
