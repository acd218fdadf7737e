import { PageTop } from '#parts/page-top/page-top.tsx'
import { cn } from '#ui/cn.ts'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

type View = ViewOf<typeof block>

/** A heading with eyebrow, lead and link; an h1 is the title of the page, on the band of the site's pages. */
export default function SectionHeading(view: View) {
  const { props, site, page } = view
  if (props.level !== 'h1') return <Heading {...view} />
  return (
    <PageTop site={site} page={page}>
      <Words {...view} />
    </PageTop>
  )
}

/** The next block has the space below it. */
const Heading = (view: View) => (
  <div className="page-width pt-[calc(var(--sec)/2)]">
    <Words {...view} />
  </div>
)

const sizes = { h1: undefined, h2: 'text-title-2', h3: 'text-title-3' } as const

function Words({ props, site }: View) {
  const { heading, eyebrow, lead, link, level: Title, align } = props
  const isShown = link && (!link.flag || site.flags[link.flag])
  const isCentred = align === 'centre'
  return (
    <div
      className={cn(
        'flex flex-wrap items-end gap-x-8 gap-y-3',
        isCentred ? 'flex-col items-center text-center' : 'justify-between',
      )}
    >
      <div
        className={cn(
          Title === 'h1' ? 'page-top-head' : 'grid max-w-prose gap-3',
          isCentred && 'justify-items-center',
        )}
      >
        {eyebrow && <p className="font-semibold text-accent-ink">{eyebrow}</p>}
        <Title className={sizes[Title]}>{heading}</Title>
        {lead && <p className="text-balance text-lg text-ink-2">{lead}</p>}
      </div>
      {isShown && (
        <Link href={link.href} variant="onward">
          {link.label}
        </Link>
      )}
    </div>
  )
}
