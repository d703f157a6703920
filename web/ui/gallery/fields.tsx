import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { PasswordStrength } from '#web/ui/form/password-strength.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { OtpField } from '#web/ui/otp/otp-field.tsx'
import { Select } from '#web/ui/select/select.tsx'

const exams =
  'MPSC,UPSC,Saral Seva,Railway,Staff Selection Commission,NOR-CET,Police Bharti,SRPF,CRPF,Army-GD,Army-NA,SSC (10th),HSC (12th),JEE,NEET,MHT-CET,Any Other'
    .split(',')
    .map((name) => ({ value: name, label: name }))

const batches = [
  { value: 'night', label: 'Night Batch', description: '10:00 PM - 7:00 AM, 9 hours' },
  { value: 'day', label: 'Day Batch', description: '7:00 AM - 10:00 PM, 15 hours' },
  { value: 'full', label: '24 Hours Batch', disabledReason: 'Not on offer in this room.' },
]

export function FieldsGroup() {
  const [code, setCode] = useState('482')
  return (
    <>
      <div className="gallery-two">
        <TextField label="Full name" hint="As on your identity card." autoComplete="name" />
        <TextField
          label="Full name"
          defaultValue="Asha"
          error="Please enter your first and last name"
        />
        <TextField
          label="Mobile number"
          prefix="+91"
          inputMode="numeric"
          defaultValue="9822012345"
        />
        <TextField label="Job title" note="Optional" placeholder="Clerk, teacher ..." />
        <TextField label="Verified email" readOnly defaultValue="asha@example.org" />
        <TextField label="Job title" disabled />
        <PasswordField label="Password" autoComplete="new-password" defaultValue="Lamp light 7" />
        <div>
          <PasswordStrength
            score={3}
            label="Fair"
            checks={[
              { label: 'At least 8 characters', met: true },
              { label: 'A lowercase letter', met: true },
              { label: 'An uppercase letter', met: true },
              { label: 'A digit', met: false },
              { label: 'A special character', met: false },
            ]}
          />
        </div>
      </div>
      <Card>
        <OtpField
          label="Verification code"
          hint="We emailed it to asha@example.org."
          value={code}
          onChange={setCode}
        />
      </Card>
      <OtpField
        label="Verification code"
        value="12"
        onChange={() => {}}
        error="Please enter the complete 6-digit verification code"
      />
      <TextArea label="Current address" hint="House, street, town and pin code." />
    </>
  )
}

export function ChoicesGroup() {
  const [exam, setExam] = useState('')
  const [batch, setBatch] = useState('day')
  const [room, setRoom] = useState('garden')
  const [birth, setBirth] = useState('1995-03-15')
  const [start, setStart] = useState('')
  const [photo, setPhoto] = useState<File | null>(null)
  const [selfie, setSelfie] = useState<File | null>(null)
  return (
    <>
      <div className="gallery-two">
        <Select
          label="Exam you are preparing for"
          options={exams}
          value={exam}
          onChange={setExam}
        />
        <Select label="Time slot" options={batches} value={batch} onChange={setBatch} />
        <Select
          label="Gender"
          options={batches}
          value=""
          onChange={() => {}}
          error="Please select your gender"
        />
        <Select label="Duration" options={[]} value="" onChange={() => {}} disabled />
        <DatePicker
          label="Date of birth"
          value={birth}
          onChange={setBirth}
          today="2026-11-20"
          startWith="years"
        />
        <DatePicker
          label="Start date"
          value={start}
          onChange={setStart}
          today="2026-11-20"
          min="2026-11-20"
          max="2026-12-20"
          error="Start date cannot be in the past"
        />
      </div>
      <RadioCards
        label="Room"
        hint="Each room has its own plan."
        value={room}
        onChange={setRoom}
        options={[
          {
            value: 'basic',
            title: 'Dyandhara Kaksh',
            description: '49 desks in rows',
            price: '₹799',
            disabledReason: 'This room is for male students.',
          },
          {
            value: 'premium',
            title: 'Dyanpurn Kaksh',
            description: 'Wide desks, three sections',
            price: '₹1,399',
          },
          {
            value: 'garden',
            title: 'Dyanasmi Kaksh',
            description: 'Beside the garden',
            price: '₹1,399',
          },
        ]}
      />
      <RadioCards
        label="Payment method"
        value=""
        onChange={() => {}}
        columns={2}
        error="Please select a payment method"
        options={[
          { value: 'upi', title: 'UPI' },
          { value: 'cash', title: 'Cash at center' },
        ]}
      />
      <div>
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox
          label="I agree to the terms and conditions."
          hint="The deposit is not refunded."
        />
        <Checkbox label="I agree" error="Please agree to the terms and conditions to proceed." />
        <Checkbox label="Can't be changed" disabled />
      </div>
      <div className="gallery-two">
        <FileField
          label="Profile picture"
          note="Optional"
          hint="An image under 5 MB."
          shape="round"
          value={photo}
          onChange={setPhoto}
        />
        <FileField
          label="Selfie photo"
          capture="user"
          value={selfie}
          onChange={setSelfie}
          error="Please upload a selfie photo"
        />
      </div>
    </>
  )
}
