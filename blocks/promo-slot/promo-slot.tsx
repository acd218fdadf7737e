import { cva } from 'class-variance-authority'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import type { ViewOf } from '../define-block.ts'
import type block from './schema.ts'

const tile = cva(
  'group relative flex min-w-0 flex-col overflow-hidden rounded-card border border-transparent transition-shadow hover:shadow-overlay',
  {
    variants: {
      tone: {
        brand: 'tone-brand',
        accent: 'tone-accent',
        plain: 'border-line bg-tint text-ink',
      },
    },
  },
)

/** A promotion between car cards, of the same size; the whole tile is a link. Spec 2.42. */
export default function PromoSlot({ props }: ViewOf<typeof block>) {
  const { heading, text, href, linkText, tone, image } = props
  return (
    <aside aria-label={heading} className={tile({ tone })}>
      {image && (
        <Picture
          path={image}
          alt=""
          width={480}
          height={320}
          sizes="(min-width: 576px) 24rem, 100vw"
          widths={[320, 480, 640, 960]}
          className="aspect-car w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-3 p-5 md:p-6">
        <p className="type-heading text-3xl text-balance">{heading}</p>
        {text && <p className="text-lg">{text}</p>}
        <a
          href={href}
          className="mt-auto inline-flex min-h-9 items-center gap-1.5 font-semibold underline underline-offset-4 cover-link"
        >
          {linkText}
          <Icon
            name="arrow-right"
            size="sm"
            className="transition-transform group-hover:translate-x-1"
          />
        </a>
      </div>
    </aside>
  )
}
