import { OpeningHours } from '#parts/opening-hours/opening-hours.tsx'
import { Cached } from '#parts/rendering.tsx'
import type { PageView, SiteView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { telHref } from '#ui/link/tel-href.ts'

interface AskUsProps {
  readonly site: SiteView
  readonly page: PageView
}

/** The dealer's phone, and when somebody answers it: the hours of the location that has this number. */
export function AskUs(props: AskUsProps) {
  return <Cached props={props} view={Phone} cacheKey={() => ''} />
}

function Phone({ site, page }: AskUsProps) {
  const { words, contact, locations } = site
  const answering =
    locations.find(({ contact_detail }) => contact_detail.phone === contact.phone) ?? locations[0]
  return (
    <div className="no-cars-ask">
      <p>{words.askForCar}</p>
      <Button variant="outline" href={telHref(contact.phone)}>
        <Icon name="phone" />
        Call {contact.phone}
      </Button>
      {answering && (
        <OpeningHours
          hours={answering.contact_detail}
          site={site}
          page={page}
          className="grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm"
          ordinary=""
        />
      )}
    </div>
  )
}
