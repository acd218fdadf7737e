import { formatNumber } from '#domain/format.ts'
import { thumbnailWidths } from '#parts/pictures/picture-widths.ts'
import { Section } from '#parts/section/section.tsx'
import { SectionHead } from '#parts/section-head/section-head.tsx'
import { artworkPath } from '#ui/picture/media-url.ts'
import { hasOwnShadow } from '#ui/stage/scene.ts'
import { Stage, type StagePicture } from '#ui/stage/stage.tsx'
import type { ViewOf } from '../define-block.ts'
import type { LineUpData } from './load.ts'
import type block from './schema.ts'

/** Links to the searches of a few kinds of vehicles, with their numbers. Spec 2.33, 2.40. */
export default function LineUp({ id, props, data, site }: ViewOf<typeof block, LineUpData>) {
  const { heading, colour, ground, variant = site.look.lineUp } = props
  if (data.kinds.length === 0) return null
  const bare = hasOwnShadow(site.look.scene)
  const drawing = (body: string): StagePicture => ({
    path: artworkPath({ body, colour, view: 'side', bare }),
    alt: '',
    isCutOut: true,
  })
  return (
    <Section
      className="line-up"
      ground={ground}
      variant={variant}
      labelledBy={heading && `${id}-title`}
    >
      {heading && <SectionHead id={`${id}-title`} heading={heading} />}
      <ul className="line-up-list">
        {data.kinds.map(({ label, href, count, body }) => (
          <li key={href}>
            <a href={href} className="line-up-link">
              <Stage
                picture={drawing(body)}
                sizes="(width < 62rem) 33vw, 14rem"
                widths={thumbnailWidths}
              />
              <span className="line-up-label">{label}</span>{' '}
              <span className="line-up-count">{formatNumber(count, site.locale)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
