import { Each } from '#parts/rendering.tsx'
import type { SiteView } from '#parts/view-context.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { LIVE, SEARCHED } from '#ui/data-attributes.ts'
import { Link } from '#ui/link/link.tsx'
import type { Choice } from './choices.ts'

interface ChoicesProps {
  readonly choices: readonly Choice[]
  readonly site: SiteView
}

/** The choices, each with a link that removes it. */
export function Choices({ choices, site }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <ul
      aria-label="Chosen filters"
      className="results-choices scroll-row relative items-center gap-2 lg:flex-wrap"
      {...{ [SEARCHED]: choices.map(({ text }) => text).join(', ') }}
    >
      <Each of={choices} view={ChoiceItem} cacheKey={() => ''} holes={['text', 'href']} />
      <li className="shrink-0">
        <Link href="/search" {...{ [LIVE]: '' }} className="inline-block px-2 py-2 text-sm">
          {site.words.clearFilters}
        </Link>
      </li>
    </ul>
  )
}

function ChoiceItem({ text, href }: Choice) {
  return (
    <li className="max-w-full shrink-0">
      <Chip href={href} {...{ [LIVE]: '' }} removes={`Remove ${text}`}>
        {text}
      </Chip>
    </li>
  )
}
