import type { SimpleBody } from '#domain/car/kinds.ts'
import { localKind } from '#domain/car/local-kinds.ts'
import { pathSlug } from '#domain/model/path-slug.ts'
import type { SiteView } from '#parts/view-context.ts'
import { artworkPath } from '#ui/picture/media-url.ts'
import { Picture } from '#ui/picture/picture.tsx'

interface Props {
  readonly bodies: readonly SimpleBody[]
  readonly site: SiteView
}

/** Links to the search of each body type. */
export function BodyTiles({ bodies, site }: Props) {
  return (
    <nav aria-label="Body types" className="page-width pt-[calc(var(--sec)/2)]">
      <ul className="scroll-row -mx-1 scroll-px-1 gap-3 px-1 py-1">
        {bodies.map((body) => (
          <li key={body} className="max-w-64 min-w-36 flex-1 snap-start">
            <a
              href={`/search/${pathSlug(body)}`}
              className="group grid overflow-hidden rounded-card border border-line bg-surface text-center font-semibold transition-colors hover:border-brand-ink"
            >
              <Picture
                path={artworkPath({ body, colour: 'silver', view: 'side' })}
                alt=""
                width={320}
                height={144}
                sizes="12rem"
                widths={[160, 320, 480]}
                className="w-full"
              />
              <span className="px-2 py-2.5 group-hover:text-brand-ink">
                {localKind(body, site.locale)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
