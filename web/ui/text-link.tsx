import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { classes } from '#web/ui/classes.ts'

const look =
  'rounded-sm font-semibold text-primary underline decoration-primary/35 decoration-1 underline-offset-4 hover:decoration-2 hover:decoration-primary'

/** A link in a sentence. A path of this app ('/...') opens without reloading the page. */
export function TextLink({
  href,
  className,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: string }) {
  const name = classes(look, className)
  return href.startsWith('/') ? (
    <Link {...rest} href={href} className={name} />
  ) : (
    <a {...rest} href={href} className={name} />
  )
}
