import type { Car } from '#domain/car/car.ts'
import { carTitle } from '#domain/car/name.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { Link } from '#ui/link/link.tsx'
import type { SiteView } from '../view-context.ts'

interface ShareLinksProps {
  readonly car: Car
  readonly site: SiteView
}

/** Where a car's address can be sent, with what it is. */
const services = [
  ['Email', ({ title, url }) => `mailto:?${query({ subject: title, body: `${title}\n${url}` })}`],
  ['WhatsApp', ({ title, url }) => `https://wa.me/?${query({ text: `${title} ${url}` })}`],
  ['Facebook', ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`],
] as const satisfies readonly (readonly [string, (sent: Sent) => string])[]

interface Sent {
  readonly title: string
  readonly url: string
}

/** With %20 for spaces, which mail programs read. */
const query = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(values).toString().replaceAll('+', '%20')

/**
 * Links that send a car's address to somebody, where the site has them: no script, and nothing of another
 * host before a press. Spec 2.47.
 */
export function ShareLinks({ car, site: { flags, hosts, words } }: ShareLinksProps) {
  const [host] = hosts
  if (!flags.socialShare || host === undefined) return null
  const title = carTitle(car)
  const sent = { title, url: `https://${host}/cars/${encodeURIComponent(car.slug)}` }
  return (
    <p className="flex flex-wrap items-center gap-x-4 print:hidden">
      {fillPlaceholders(words.shareCar, { vehicleType: words[car.item_type] })}
      <span className="flex flex-wrap gap-x-4">
        {services.map(([name, href]) => (
          <Link
            key={name}
            href={href(sent)}
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center"
          >
            {name}
          </Link>
        ))}
      </span>
    </p>
  )
}
