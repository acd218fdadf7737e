import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-control border border-transparent text-center font-semibold leading-tight transition-colors disabled:opacity-50',
  {
    variants: {
      variant: {
        solid: 'bg-brand-9 text-on-brand hover:bg-brand-10',
        accent: 'bg-accent-9 text-on-accent hover:bg-accent-10',
        outline:
          'border-neutral-8 bg-neutral-1 text-brand-11 hover:border-brand-9 hover:bg-brand-2',
        ghost: 'text-brand-11 hover:bg-brand-3',
        link: 'text-brand-11 underline decoration-brand-8 underline-offset-4 hover:decoration-current',
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
