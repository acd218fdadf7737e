import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'

const noticeVariants = cva('flex gap-3 rounded-card border bg-surface p-4 text-ink', {
  variants: {
    tone: {
      info: 'border-line-2',
      success: 'border-good',
      warning: 'border-warn',
      error: 'border-bad',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = {
  info: { name: 'info', className: 'mt-0.5 text-brand-ink' },
  success: { name: 'check-circle', className: 'mt-0.5 text-good' },
  warning: { name: 'alert', className: 'mt-0.5 text-warn' },
  error: { name: 'error', className: 'mt-0.5 text-bad' },
} as const

export type NoticeProps = ComponentProps<'div'> & VariantProps<typeof noticeVariants>

/** A message to the visitor. Give it `role="alert"` if it appears without a page load. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  return (
    <div className={cn(noticeVariants({ tone }), className)} {...rest} data-slot="notice">
      <Icon {...icons[tone ?? 'info']} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
