import { BIND } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'

const look =
  'hidden min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 font-semibold text-brand-ink has-[[data-bind]:not(:empty)]:flex'

/** The number of cars saved on this device; empty until the runtime fills it in. */
export function Favourites({ page }: { page?: string | undefined }) {
  const content = (
    <>
      <Icon name="heart" className="fill-current" />
      <span className="sr-only">Saved cars:</span>
      <span {...{ [BIND]: 'favourites' }} className="figures" />
    </>
  )
  return page ? (
    <a href={page} className={look}>
      {content}
    </a>
  ) : (
    <span className={look}>{content}</span>
  )
}
