import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'

const noticeVariants = cva('flex gap-3 rounded-card border p-4', {
  variants: {
    tone: {
      info: 'border-brand-6 bg-brand-3 text-brand-12',
      success: 'border-success-6 bg-success-3 text-success-11',
      warning: 'border-warning-6 bg-warning-3 text-warning-11',
      error: 'border-danger-6 bg-danger-3 text-danger-11',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = { info: 'info', success: 'check-circle', warning: 'alert', error: 'error' } as const

export type NoticeProps = ComponentProps<'div'> & VariantProps<typeof noticeVariants>

/** A message to the visitor. Give it `role="alert"` if it appears without a page load. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  return (
    <div className={cn(noticeVariants({ tone }), className)} {...rest} data-slot="notice">
      <Icon name={icons[tone ?? 'info']} className="mt-0.5" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
