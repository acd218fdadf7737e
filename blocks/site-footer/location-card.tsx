import { Fragment } from 'react'
import { addressLine } from '#domain/location/address-line.ts'
import { weekLines } from '#domain/location/hours-text.ts'
import type { Location } from '#domain/location/location.ts'
import type { Words } from '#domain/site/words.ts'
import { cn } from '#ui/cn.ts'
import { telHref } from '#ui/link/tel-href.ts'

interface Props {
  location: Location
  words: Words
  /** Class of the quieter text. */
  soft: string
}

const link =
  'inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11'

/** One location: where it is, its phone, when it is open. */
export function LocationCard({ location, words, soft }: Props) {
  const { contact_detail, address } = location
  const hours = weekLines(contact_detail.opening_hours, words)
  return (
    <li className="grid content-start gap-1.5">
      <h3 className="text-base">{location.name}</h3>
      <address className={cn('not-italic', soft)}>{addressLine(address)}</address>
      <p className="flex flex-wrap gap-x-4">
        {contact_detail.phone && (
          <a href={telHref(contact_detail.phone)} className={cn('figures', link)}>
            {contact_detail.phone}
          </a>
        )}
        {address.place_url && (
          <a href={address.place_url} className={link}>
            {words.getDirections}
          </a>
        )}
      </p>
      {hours.length > 0 && (
        <dl className={cn('figures grid w-fit grid-cols-[auto_auto] gap-x-4', soft)}>
          {hours.map(({ days, hours: times }) => (
            <Fragment key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </li>
  )
}
