import { cva, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { IconDrawing } from '../icon/icon-drawing.tsx'
import { iconPath } from '../icon/path.ts'

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
  info: { path: iconPath(Info), className: 'size-5 mt-0.5 text-brand-ink' },
  success: { path: iconPath(CircleCheck), className: 'size-5 mt-0.5 text-good' },
  warning: { path: iconPath(TriangleAlert), className: 'size-5 mt-0.5 text-warn' },
  error: { path: iconPath(CircleAlert), className: 'size-5 mt-0.5 text-bad' },
}

export type NoticeProps = ComponentProps<'div'> & VariantProps<typeof noticeVariants>

/** A message to the visitor. Give it `role="alert"` if it appears without a page load. */
export function Notice({ tone, className, children, ...rest }: NoticeProps) {
  return (
    <div className={cn(noticeVariants({ tone }), className)} {...rest} data-slot="notice">
      <IconDrawing {...icons[tone ?? 'info']} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
