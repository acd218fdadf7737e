import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

export interface ListRow {
  /** Unique in the list. */
  readonly id: string
  readonly title: ReactNode
  /** Leads to the thing of this row: the whole row can be pressed. */
  readonly href?: string
  readonly text?: ReactNode
  /** At the end of the row: a price, an age. */
  readonly detail?: ReactNode
  /** Buttons and links of this row. */
  readonly actions?: ReactNode
}

export type RowListProps = Omit<ComponentProps<'ul'>, 'children'> & { rows: readonly ListRow[] }

/** Things of a kind, a row each, without columns: enquiries, appointments, saved cars. */
export function RowList({ rows, className, ...rest }: RowListProps) {
  return (
    <ul className={cn('grid', className)} {...rest} data-slot="row-list">
      {rows.map(({ id, title, href, text, detail, actions }) => (
        <li
          key={id}
          className={cn(
            'relative flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0',
            href && 'hover:bg-tint',
          )}
        >
          <div className="min-w-0 flex-1 basis-48">
            {href ? (
              <a href={href} className="cover-link font-semibold">
                {title}
              </a>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            {text && <p className="text-sm text-ink-2">{text}</p>}
          </div>
          {detail && <div className="figures">{detail}</div>}
          {actions && <div className="relative z-1 flex flex-wrap gap-2">{actions}</div>}
        </li>
      ))}
    </ul>
  )
}
