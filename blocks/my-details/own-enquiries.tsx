import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate } from '#domain/format.ts'
import type { OwnEnquiry } from '#parts/view-context.ts'
import { Link } from '#ui/link/link.tsx'
import type { ShownDetails } from './shown-details.ts'

/** What was sent with the verified number, the latest first. */
export function OwnEnquiries({ id, state, phone, site }: ShownDetails) {
  const { words } = site
  const { enquiries } = state
  return (
    <section aria-labelledby={`${id}-enquiries`}>
      <h2 id={`${id}-enquiries`}>{words.myDetailsEnquiries}</h2>
      {enquiries.length === 0 ? (
        <p>{fillPlaceholders(words.myDetailsNoEnquiry, { phone })}</p>
      ) : (
        <>
          <p className="small-print">{words.myDetailsSince}</p>
          <ul className="my-details-list">
            {enquiries.map((enquiry) => (
              <Enquiry key={enquiry.id} enquiry={enquiry} site={site} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Enquiry({
  enquiry: { category, created, car, place, startsAt },
  site: { words, locale, timeZone },
}: Pick<ShownDetails, 'site'> & { readonly enquiry: OwnEnquiry }) {
  const booked =
    startsAt === undefined
      ? undefined
      : fillPlaceholders(words.myDetailsBooked, {
          date: formatDate(startsAt, locale, timeZone),
          time: new Intl.DateTimeFormat(locale, {
            timeZone,
            hour: 'numeric',
            minute: '2-digit',
          }).format(new Date(startsAt)),
        })
  const sent = fillPlaceholders(words.myDetailsSent, {
    date: formatDate(created, locale, timeZone),
  })
  return (
    <li>
      <h3>
        {car?.href === undefined ? (
          (car?.name ?? category)
        ) : (
          <Link href={car.href}>{car.name}</Link>
        )}
      </h3>
      <p>{[car && category, place, booked].filter(Boolean).join(' · ') || sent}</p>
      {(car || place || booked) && <p className="small-print">{sent}</p>}
    </li>
  )
}
