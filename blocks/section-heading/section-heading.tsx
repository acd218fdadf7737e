import { isFeatureOn } from '#domain/site/flags.ts'
import { cn } from '#ui/cn.ts'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

const sizes = { h1: 'text-title-1', h2: 'text-title-2', h3: 'text-title-3' } as const

/** A heading with eyebrow, lead and link. The next block has the space below it. */
export default function SectionHeading({ props, site }: ViewOf<typeof block>) {
  const { heading, eyebrow, lead, link, level: Heading, align } = props
  const isShown = link && (!link.flag || isFeatureOn(site.flags, link.flag))
  return (
    // An h1 is at the top of the page, so it has the full space above.
    <div className={cn('page-width', Heading === 'h1' ? 'pt-(--sec)' : 'pt-[calc(var(--sec)/2)]')}>
      <div
        className={cn(
          'flex flex-wrap items-end gap-x-8 gap-y-3',
          align === 'centre' ? 'flex-col items-center text-center' : 'justify-between',
        )}
      >
        <div className="grid max-w-prose gap-3">
          {eyebrow && <p className="font-semibold text-accent-ink">{eyebrow}</p>}
          <Heading className={sizes[Heading]}>{heading}</Heading>
          {lead && (
            <p className={cn('text-lg text-ink-2', align === 'centre' && 'text-balance')}>{lead}</p>
          )}
        </div>
        {isShown && (
          <Link href={link.href} variant="onward">
            {link.label}
          </Link>
        )}
      </div>
    </div>
  )
}
