import { ButtonLink } from '#web/ui/button.tsx'
import { LANDING_WORDS as WORDS } from '#words/page/landing.ts'

/** The steps from an account to a seat, with a link to the first one for visitors who are not logged in. */
export function HowToJoin({ loggedIn }: { loggedIn: boolean | undefined }) {
  return (
    <section aria-labelledby="join" className="border-t border-line py-14 sm:py-20">
      <h2 id="join" className="font-display text-3xl font-semibold sm:text-4xl">
        {WORDS.howToJoin}
      </h2>
      <ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {WORDS.steps.map((step, index) => (
          <li key={step} className="flex items-center gap-4">
            <span
              aria-hidden="true"
              className="flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft font-display text-lg font-semibold text-primary"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {loggedIn !== true && (
        <ButtonLink
          href="/register"
          className="for-guests mt-8 max-sm:w-full"
          size="large"
          trailing="arrowRight"
        >
          {WORDS.getStarted}
        </ButtonLink>
      )}
    </section>
  )
}
