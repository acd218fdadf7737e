import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { FormPage } from '#parts/form-page/form-page.tsx'
import { hasPage } from '#parts/links/has-page.ts'
import type { MyDetailsView } from '#parts/view-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import type { ViewOf } from '../define-block.ts'
import { DetailsForm } from './details-form.tsx'
import { OwnEnquiries } from './own-enquiries.tsx'
import type block from './schema.ts'

/** As editors show it, where no server says whose it is. */
const nobody: MyDetailsView = {
  phone: '',
  values: { name: '', email: '' },
  faults: {},
  isSaved: false,
  enquiries: [],
}

const DELETE = '/my-details/delete'

/** A buyer's own page, whole without script: forms that post, and links. Spec 6.02. */
export default function MyDetails({ id, props, site, page }: ViewOf<typeof block>) {
  const { words, look, locale } = site
  const state = page.myDetails ?? nobody
  // A number is not broken over two lines.
  const phone = displayPhone(state.phone, countryOf(locale)).replaceAll(' ', '\u00a0')
  const shown = { id, state, phone, site, page }
  return (
    <FormPage
      labelledBy={`${id}-title`}
      variant={props.variant ?? look.form}
      isTitle
      head={<h1 id={`${id}-title`}>{words.myDetailsTitle}</h1>}
      lead={fillPlaceholders(words.myDetailsLead, { phone })}
    >
      <div className="my-details">
        <DetailsForm {...shown} />
        <OwnEnquiries {...shown} />
        <section aria-labelledby={`${id}-devices`}>
          <h2 id={`${id}-devices`}>{words.myDetailsDevices}</h2>
          <form method="post" action="/api/sign-out" className="my-details-buttons">
            <Button type="submit" variant="outline">
              {words.signOut}
            </Button>
            <Button type="submit" variant="outline" name="everywhere" value="true">
              {words.signOutEverywhere}
            </Button>
          </form>
        </section>
        <section aria-labelledby={`${id}-data`}>
          <h2 id={`${id}-data`}>{words.myDetailsData}</h2>
          <p>{words.myDetailsDataLead}</p>
          <p className="my-details-buttons">
            <Link href="/api/my-details" download>
              {words.myDetailsDownload}
            </Link>
            {hasPage(page, DELETE) && <Link href={DELETE}>{words.deleteAccount}</Link>}
          </p>
        </section>
      </div>
    </FormPage>
  )
}
