import { BIND } from '#ui/data-attributes.ts'
import { Icon } from '#ui/icon/icon.tsx'

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
    <a href={page} className="header-saved">
      {content}
    </a>
  ) : (
    <span className="header-saved">{content}</span>
  )
}
