import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useToday } from '#web/api/admin/public-settings.ts'
import { type Contact, useKnownMembers, useRegisterWalkIn } from '#web/api/booking/walk-in.ts'
import { isRefusal } from '#web/api/client.ts'
import { ContactFields } from '#web/features/user/walk-in/contact-fields.tsx'
import { DetailFields } from '#web/features/user/walk-in/detail-fields.tsx'
import { KnownMemberNotice } from '#web/features/user/walk-in/known-member-notice.tsx'
import { PersonFields } from '#web/features/user/walk-in/person-fields.tsx'
import { PhotoField } from '#web/features/user/walk-in/photo-field.tsx'
import {
  contactOf,
  EMPTY_WALK_IN,
  type WalkInValues,
  walkInResolver,
  walkInToSend,
} from '#web/features/user/walk-in/walk-in-form.ts'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { useLeaveWarning } from '#web/session/leave-guard.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { WALK_IN_WORDS as WORDS } from '#words/booking/walk-in.ts'

/** The form of a walk-in: contact, person, membership details and photo. */
export function RegisterWalkIn({ onRegistered }: { onRegistered: (id: string) => void }) {
  const today = useToday()
  const form = useForm<WalkInValues, { today: string }>({
    mode: 'onTouched',
    defaultValues: EMPTY_WALK_IN,
    resolver: walkInResolver,
    context: { today },
  })
  const [contact, setContact] = useState<Contact>()
  const known = useKnownMembers(contact)
  const register = useRegisterWalkIn()
  useLeaveWarning(form.formState.isDirty, WORDS.leave)

  const submit = form.handleSubmit((values) => {
    const walkIn = walkInToSend(values)
    if (!walkIn || !values.selfiePhoto) return
    register.mutate(
      { walkIn, selfie: values.selfiePhoto },
      {
        onSuccess: ({ data }) => onRegistered(data.id),
        onError: (error) => {
          const taken = isRefusal(error, 'phoneTaken') || isRefusal(error, 'emailTaken')
          if (taken) setContact(contactOf(values))
        },
      },
    )
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="grid gap-6">
        <ContactFields onContact={() => setContact(contactOf(form.getValues()))} />
        {known.data && <KnownMemberNotice known={known.data} />}
        <PersonFields />
        <DetailFields />
        <PhotoField />
        <ConsentLine text={WORDS.consent} />
        {register.isError && <Notice tone="danger">{register.error.message}</Notice>}
        <div>
          <Button type="submit" busy={register.isPending} busyLabel={WORDS.registering}>
            {WORDS.register}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
