import { Controller, useForm } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { focusFieldAfter } from '#web/ui/form/focus-field.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Wordmark } from '#web/ui/logo.tsx'
import { Page } from '#web/ui/page.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'other', label: 'Other' },
]

/** A form with react-hook-form, as screens build it. */
export function SampleForm() {
  const { register, control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { fullName: '', phone: '', birth: '', gender: '', password: '', agree: false },
  })
  const { errors } = formState
  return (
    <Page
      title="Tell us about you"
      subtitle="It takes two minutes, then you can book a seat."
      brand={<Wordmark name="Dyanpeeth Abhyasika" href="/" />}
      back={{ label: 'Back', onPress: () => history.back() }}
    >
      <Steps steps={['Email', 'Verification', 'Profile', 'Congratulations']} current={3} />
      <Card className="mt-6">
        <form noValidate className="grid gap-5" onSubmit={handleSubmit(() => {})}>
          <TextField
            label="Full name"
            autoComplete="name"
            error={errors.fullName?.message}
            {...register('fullName', { required: 'Full name is required' })}
          />
          <TextField
            label="Mobile number"
            prefix="+91"
            inputMode="numeric"
            autoComplete="tel-national"
            error={errors.phone?.message}
            {...register('phone', { required: 'Phone number is required' })}
          />
          <Controller
            control={control}
            name="birth"
            rules={{ required: 'Date of birth is required' }}
            render={({ field, fieldState }) => (
              <DatePicker
                label="Date of birth"
                startWith="years"
                error={fieldState.error?.message}
                onChosen={(_, element) => focusFieldAfter(element)}
                {...field}
              />
            )}
          />
          <Controller
            control={control}
            name="gender"
            rules={{ required: 'Please select your gender' }}
            render={({ field, fieldState }) => (
              <Select
                label="Gender"
                placeholder="Select your gender"
                options={genders}
                error={fieldState.error?.message}
                onChosen={(_, element) => focusFieldAfter(element)}
                {...field}
              />
            )}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            error={errors.password?.message}
            {...register('password', { required: 'Password is required' })}
          />
          <Checkbox
            label="I agree to the terms and conditions."
            error={errors.agree?.message}
            {...register('agree', {
              required: 'Please agree to the terms and conditions to proceed.',
            })}
          />
          <Button type="submit" block size="large">
            Continue
          </Button>
        </form>
      </Card>
      <p className="mt-6 text-center text-ink-soft">
        Already a member? <TextLink href="/login">Log in</TextLink>
      </p>
    </Page>
  )
}
