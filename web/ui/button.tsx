import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Takes the full width of its parent. */
  block?: boolean | undefined
  leading?: IconName | undefined
  trailing?: IconName | undefined
  children: ReactNode
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary border-transparent shadow-soft hover:bg-primary-hover',
  secondary: 'bg-raised text-ink border-line-strong hover:border-ink hover:bg-surface',
  quiet: 'bg-transparent text-primary border-transparent hover:bg-primary-soft',
  danger: 'bg-danger text-on-danger border-transparent shadow-soft hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 text-[0.9375rem]',
  medium: 'min-h-12 px-gutter text-base',
  large: 'min-h-14 px-6 text-[1.0625rem]',
}

function buttonClasses({
  variant = 'primary',
  size = 'medium',
  block = false,
}: Partial<ButtonStyle>): string {
  return classes(
    'items-center justify-center gap-2 rounded-control border py-2 text-center font-semibold leading-tight no-underline transition-colors select-none print:hidden',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    block ? 'flex w-full' : 'inline-flex',
  )
}

/**
 * A button; `type` defaults to 'button'. While `busy` it shows a spinner and `busyLabel`, keeps the
 * focus and ignores clicks.
 */
export function Button({
  variant,
  size,
  block,
  leading,
  trailing,
  busy = false,
  busyLabel,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> &
  ButtonStyle & { busy?: boolean; busyLabel?: string | undefined }) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(buttonClasses({ variant, size, block }), className)}
    >
      {busy ? <Spinner /> : leading && <Icon name={leading} />}
      <span>{busy ? (busyLabel ?? children) : children}</span>
      {trailing && !busy && <Icon name={trailing} />}
    </button>
  )
}

/** A link that looks like a Button. A path of this app ('/...') opens without reloading the page. */
export function ButtonLink({
  variant,
  size,
  block,
  leading,
  trailing,
  className,
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'children' | 'href'> & ButtonStyle & { href: string }) {
  const content = (
    <>
      {leading && <Icon name={leading} />}
      <span>{children}</span>
      {trailing && <Icon name={trailing} />}
    </>
  )
  const name = classes(buttonClasses({ variant, size, block }), className)
  if (!href.startsWith('/') || rest.download !== undefined || rest.target !== undefined) {
    return (
      <a {...rest} href={href} className={name}>
        {content}
      </a>
    )
  }
  return (
    <Link {...rest} href={href} className={name}>
      {content}
    </Link>
  )
}
