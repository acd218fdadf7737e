import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'

export interface AccordionSection {
  /** Unique in the accordion; the section's id is `<id>-<key>`. */
  readonly key: string
  readonly title: ReactNode
  readonly content: ReactNode
  readonly isOpen?: boolean
}

export type AccordionProps = Omit<ComponentProps<'div'>, 'children' | 'id'> & {
  id: string
  sections: readonly AccordionSection[]
  /** Opening a section closes the one that is open. */
  oneAtATime?: boolean
}

/** Sections under their titles, each opened by itself, or one at a time. */
export function Accordion({ id, sections, oneAtATime, className, ...rest }: AccordionProps) {
  return (
    <div id={id} className={cn('border-y border-line', className)} {...rest} data-slot="accordion">
      {sections.map(({ key, title, content, isOpen }) => (
        <details
          key={key}
          id={`${id}-${key}`}
          open={isOpen}
          {...(oneAtATime && { name: id })}
          className="group/section border-t border-line first:border-t-0"
        >
          <summary className="flex min-h-13 items-center justify-between gap-4 py-2.5 font-semibold hover:text-brand-ink">
            {title}
            <Icon
              name="chevron-down"
              className="text-ink-2 transition-transform group-open/section:rotate-180"
            />
          </summary>
          <div className="pb-5">{content}</div>
        </details>
      ))}
    </div>
  )
}
