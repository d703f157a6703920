import { FormProvider } from 'react-hook-form'
import { AvatarField } from '#web/features/auth/register/avatar-field.tsx'
import { ProfileFields } from '#web/features/auth/register/profile-fields.tsx'
import { registerProfile, useProfileForm } from '#web/features/auth/register/profile-form.ts'
import { useTourPrefill } from '#web/features/auth/register/tour-prefill.ts'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { NewPasswordFields } from '#web/session/new-password-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { usePhotoPreparation } from '#web/ui/form/photo-preparation.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { REGISTER_WORDS } from '#words/user/auth/register.ts'
import { CONSENT_LINES } from '#words/user/consent.ts'

/** Asks for the profile and password of the new user. */
export function ProfileStep({ email, onRegistered }: { email: string; onRegistered: () => void }) {
  const form = useProfileForm(email)
  const { handleSubmit, setError, formState } = form
  const { errors, isSubmitting } = formState
  const prefilled = useTourPrefill(email, form)

  const { onPreparing, afterPreparing } = usePhotoPreparation()
  const submit = handleSubmit(async (profile) => {
    const problem = await registerProfile(email, profile)
    if (!problem) return onRegistered()
    if (problem.field === 'phoneNumber' || problem.field === 'password') {
      setError(problem.field, { message: problem.text }, { shouldFocus: true })
    } else setError('root', { type: problem.field, message: problem.text })
  })

  return (
    <Card>
      <FormProvider {...form}>
        <form noValidate onSubmit={afterPreparing(submit)} className="grid gap-5">
          {prefilled && <Notice>{REGISTER_WORDS.prefilled}</Notice>}
          <AvatarField email={email} onPreparing={onPreparing} />
          <TextField
            label={REGISTER_WORDS.email}
            note={REGISTER_WORDS.verified}
            type="email"
            autoComplete="username"
            readOnly
            value={email}
          />
          <ProfileFields />
          <NewPasswordFields
            label={REGISTER_WORDS.password}
            confirmLabel={REGISTER_WORDS.confirmPassword}
          />
          {errors.root?.message !== undefined && (
            <Notice
              tone="danger"
              action={
                errors.root.type === 'email' && (
                  <TextLink href="/login">{REGISTER_WORDS.logIn}</TextLink>
                )
              }
            >
              {errors.root.message}
            </Notice>
          )}
          <ConsentLine text={CONSENT_LINES.register} />
          <Button
            type="submit"
            size="large"
            block
            busy={isSubmitting}
            busyLabel={REGISTER_WORDS.submitting}
          >
            {REGISTER_WORDS.submit}
          </Button>
        </form>
      </FormProvider>
    </Card>
  )
}
