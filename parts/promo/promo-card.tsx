import type { CSSProperties } from 'react'
import { cn } from '#ui/cn.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { isPale } from '#ui/theme/mix.ts'
import type { SiteView } from '../view-context.ts'
import { type PromoItem, promoHref } from './promo-item.ts'
import { PromoMedia, type PromoShape } from './promo-media.tsx'

interface PromoCardProps {
  readonly item: PromoItem
  readonly shape: PromoShape
  readonly site: SiteView
}

/** A promotion of the site's content; all of it is a link, but for a video. Spec 2.42, 2.50, 2.52, 3.22. */
export function PromoCard({ item, shape, site }: PromoCardProps) {
  const isBanner = shape === 'banner'
  // A card is an entry of a list already; others stand alone.
  const Tag = shape === 'card' ? 'div' : 'aside'
  const { name, description, video, hide_overlay, background_colour } = item.promo
  const href = promoHref(item.promo)
  const text = !hide_overlay && (
    <>
      <p className="promo-heading type-heading">{name}</p>
      {description && <p className="promo-text">{description}</p>}
    </>
  )
  const link = href !== undefined && (
    <PromoLink
      href={href}
      text={site.words.promoMore}
      covers={video === undefined}
      {...(hide_overlay && { name })}
    />
  )
  return (
    <Tag
      {...(Tag === 'aside' && { 'aria-label': name })}
      className={cn(
        // The first class is the one whose stylesheet is late.
        hide_overlay && 'promo-bare',
        isBanner && 'promo-banner',
        'promo group print:hidden',
      )}
      style={background_colour === undefined ? undefined : groundStyle(background_colour)}
    >
      <PromoMedia item={item} shape={shape} site={site} />
      {isBanner ? (
        <div className="promo-copy">
          {text}
          {link}
        </div>
      ) : (
        <>
          {text}
          {link}
        </>
      )}
    </Tag>
  )
}

/** The promotion's own colour, with text that can be read on it. Spec 3.22. */
const groundStyle = (colour: string): CSSProperties & Record<`--${string}`, string> => ({
  '--promo': colour,
  '--promo-lit': colour,
  '--on-promo': isPale(colour) ? '#000000' : '#ffffff',
})

interface PromoLinkProps {
  readonly href: string
  readonly text: string
  /** Whether all of the promotion is the link. */
  readonly covers?: boolean
  /** Said in place of the text, which is not shown: the picture says it. */
  readonly name?: string
}

/** Where a promotion leads. */
export function PromoLink({ href, text, covers = true, name }: PromoLinkProps) {
  const isShown = name === undefined || !covers
  return (
    <a href={href} className={cn('promo-link', covers && 'cover-link')}>
      {isShown ? (
        <>
          {text}
          <Icon
            name="arrow-right"
            size="sm"
            className="transition-transform group-hover:translate-x-1"
          />
        </>
      ) : (
        <span className="sr-only">{name}</span>
      )}
    </a>
  )
}
