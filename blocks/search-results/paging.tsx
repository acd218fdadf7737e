import { type Pins, searchPath } from '#domain/stock-query/pins.ts'
import { type SearchState, withPage } from '#domain/stock-query/state.ts'
import { LIVE } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { pageNumbers } from '#ui/page-numbers.ts'

interface PagingProps {
  readonly state: SearchState
  readonly pins: Pins | undefined
  readonly pages: number
}

/** Links to the other pages of a search; nothing if there is only one. */
export function Paging({ state, pins, pages }: PagingProps) {
  const { page } = state
  if (pages < 2 || page > pages) return null
  const href = (to: number) => searchPath(withPage(state, to), pins)
  return (
    <nav aria-label="Pages" className="pages">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev" {...{ [LIVE]: 'top' }}>
          <Icon name="chevron-left" size="sm" />
          Previous
        </a>
      )}
      <p className="figures">
        Page {page} of {pages}
      </p>
      <ul className="figures">
        {pageNumbers(page, pages).map((step, index, steps) => (
          <li key={step === 'ellipsis' ? `ellipsis after ${steps[index - 1]}` : step}>
            {step === 'ellipsis' ? (
              <span>…</span>
            ) : (
              <a
                href={href(step)}
                {...{ [LIVE]: 'top' }}
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <a href={href(page + 1)} rel="next" {...{ [LIVE]: 'top' }}>
          Next
          <Icon name="chevron-right" size="sm" />
        </a>
      )}
    </nav>
  )
}
