import { PromoLink } from '#parts/promo/promo-card.tsx'
import { cn } from '#ui/cn.ts'
import { Picture } from '#ui/picture/picture.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

/** A drawn car, which fills the room that the words leave. */
const isCutOut = (image: string): boolean => image.startsWith('/media/artwork/')

/** A promotion between car cards, of the same size; the whole tile is a link. Spec 2.42. */
export default function PromoSlot({ props }: ViewOf<typeof block>) {
  const { heading, text, href, linkText, tone, image } = props
  return (
    <aside
      aria-label={heading}
      className={cn('promo group print:hidden', tone === 'plain' && 'promo-plain')}
    >
      {image && (
        <Picture
          path={image}
          alt=""
          width={480}
          height={320}
          sizes="(min-width:36rem) 24rem,100vw"
          widths={[320, 480, 640, 960]}
          className={isCutOut(image) ? 'promo-cutout' : 'promo-media'}
        />
      )}
      <p className="promo-heading type-heading">{heading}</p>
      {text && <p className="promo-text">{text}</p>}
      <PromoLink href={href} text={linkText} />
    </aside>
  )
}
