import type { Part } from '#domain/content/entries.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatMoney } from '#domain/format.ts'
import type { SiteView } from '#parts/view-context.ts'
import { Link } from '#ui/link/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'

interface PartItemProps {
  readonly part: Part
  readonly level: 2 | 3
  /** Where it is asked for, on a site with that page. */
  readonly ask: string | undefined
  readonly site: SiteView
}

/** A part: what it is and fits, its number, and its price, with fitting where it says so. Spec 2.18. */
export function PartItem({ part, level, ask, site }: PartItemProps) {
  const { name, category, number, manufacturer_name, models, price, fitted, description, image } =
    part
  const { words, locale } = site
  const Heading = `h${level}` as const
  const vehicles = [manufacturer_name, new Intl.ListFormat(locale).format(models)]
  const fits = vehicles.filter((each) => each !== undefined && each !== '').join(' ')
  return (
    <li className="part">
      {image && (
        <Picture
          path={image.url}
          alt={image.alt}
          width={480}
          height={320}
          sizes="(min-width: 48rem) 20rem, 92vw"
          className="part-picture"
        />
      )}
      <Heading className="part-name">{name}</Heading>
      <p className="part-kind">{category}</p>
      {description && <p className="part-text">{description}</p>}
      <ul className="part-facts">
        {fits !== '' && <li>{fillPlaceholders(words.partFits, { vehicles: fits })}</li>}
        {number !== undefined && <li>{fillPlaceholders(words.partNumber, { number })}</li>}
      </ul>
      <p className="part-price figures">
        {price === undefined ? words.partNoPrice : formatMoney(price, locale)}
        {price !== undefined && fitted && <small> {words.partFitted}</small>}
      </p>
      {ask !== undefined && (
        <Link href={ask} variant="text" className="part-ask">
          {words.partAsk}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </li>
  )
}
