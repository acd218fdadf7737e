import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-control border-(length:--rule) text-center font-semibold leading-tight transition-colors disabled:opacity-50',
  {
    variants: {
      variant: {
        solid: 'border-btn-line bg-btn text-on-btn hover:bg-btn-hover',
        outline: 'border-line-2 bg-surface text-brand-ink hover:border-brand-ink hover:bg-tint',
        ghost: 'border-transparent text-brand-ink hover:bg-tint',
        link: 'border-transparent text-brand-ink underline decoration-line-2 underline-offset-4 hover:decoration-current',
      },
      size: {
        sm: 'min-h-9 px-3 py-1.5 text-sm',
        md: 'min-h-11 px-5 py-2.5',
        lg: 'min-h-13 px-7 py-3 text-lg',
        icon: 'size-11 shrink-0',
      },
    },
    compoundVariants: [{ variant: 'link', class: 'px-0' }],
    defaultVariants: { variant: 'solid', size: 'md' },
  },
)

type Look = VariantProps<typeof buttonVariants>
export type ButtonProps = Look &
  (
    | (ComponentProps<'button'> & { href?: undefined })
    | (ComponentProps<'a'> & { /** Makes it a link. */ href: string })
  )

/** A button, or with `href` a link that looks like one. It submits a form only with `type="submit"`. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className)
  if (rest.href !== undefined) return <a className={classes} {...rest} data-slot="button" />
  return <button type="button" className={classes} {...rest} data-slot="button" />
}
