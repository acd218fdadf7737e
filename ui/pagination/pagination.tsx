import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'
import { Icon } from '../icon/icon.tsx'
import { pageNumbers } from '../page-numbers.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The number of the page that is shown, from 1. */
  page: number
  pages: number
  /** The address of a page. */
  href: (page: number) => string
  /** On each link, such as what makes it change a list in place. */
  linkProps?: ComponentProps<'a'> & { readonly [data: `data-${string}`]: string }
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control hover:bg-tint'

/** Links to the other pages of a list; nothing if there is only one. */
export function Pagination({ page, pages, href, linkProps, className, ...rest }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav
      aria-label="Pages"
      className={cn('flex items-center gap-1 max-md:justify-between', className)}
      {...rest}
      data-slot="pagination"
    >
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" {...linkProps} className={cn(step, 'px-3')}>
          <Icon name="chevron-left" size="sm" />
          Previous
        </a>
      )}
      <p className="figures text-sm md:sr-only">
        Page {page} of {pages}
      </p>
      <ul className="figures hidden gap-1 md:flex">
        {pageNumbers(page, pages).map((number, index, numbers) => (
          <li key={number === 'ellipsis' ? `after ${numbers[index - 1]}` : number}>
            {number === 'ellipsis' ? (
              <span className={cn(step, 'hover:bg-transparent')}>…</span>
            ) : (
              <a
                href={href(number)}
                {...linkProps}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={cn(
                  step,
                  number === page && 'bg-ink text-paper hover:bg-ink forced-colors:border-2',
                )}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <a href={href(page + 1)} rel="next" {...linkProps} className={cn(step, 'px-3')}>
          Next
          <Icon name="chevron-right" size="sm" />
        </a>
      )}
    </nav>
  )
}
