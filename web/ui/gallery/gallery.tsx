import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ButtonLink } from '#web/ui/button.tsx'
import { DialogsGroup } from '#web/ui/gallery/dialogs.tsx'
import { ButtonsGroup, FeedbackGroup, SurfacesGroup } from '#web/ui/gallery/display.tsx'
import { ChoicesGroup, FieldsGroup } from '#web/ui/gallery/fields.tsx'
import { SampleForm } from '#web/ui/gallery/sample-form.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { Wordmark } from '#web/ui/logo.tsx'
import { Page } from '#web/ui/page.tsx'
import './gallery.css'

const groups: Record<string, () => ReactNode> = {
  buttons: ButtonsGroup,
  fields: FieldsGroup,
  choices: ChoicesGroup,
  feedback: FeedbackGroup,
  surfaces: SurfacesGroup,
  dialogs: DialogsGroup,
  form: SampleForm,
}

/** `?show=form` shows a single group. */
function Gallery() {
  const only = new URLSearchParams(location.search).get('show')
  if (only === 'loading') return <LoadingScreen />
  if (only === 'form') return <SampleForm />
  return (
    <Page
      title="Widget gallery"
      subtitle="Every widget in every state, for developers."
      documentTitle="Widget gallery"
      brand={<Wordmark name="Dyanpeeth Abhyasika" href="/" />}
      actions={
        <ButtonLink href="?show=form" variant="quiet" size="small">
          Form
        </ButtonLink>
      }
      back={{ label: 'Back to home', href: '/' }}
      width="medium"
    >
      {Object.entries(groups)
        .filter(([name]) => (only === null ? name !== 'form' : name === only))
        .map(([name, Group]) => (
          <section key={name} className="gallery-group" aria-labelledby={`group-${name}`}>
            <h2 id={`group-${name}`}>{name}</h2>
            <Group />
          </section>
        ))}
    </Page>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
}
