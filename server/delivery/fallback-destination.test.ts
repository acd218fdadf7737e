import { expect, test } from 'vitest'
import { mail, newLead, webhook } from '../store/new-lead.fixture.ts'
import { fallbackDestination } from './fallback-destination.ts'

const { body, created, kind } = newLead({ id: 'a' })
const lead = {
  id: 'a',
  created,
  kind,
  body,
  changes: {},
  changed: undefined,
  appointment: undefined,
}
const site = {
  delivery: { routes: [] },
  dealerships: [],
  locations: [],
  contact: { email: 'hello@example.com' },
}

test.each([
  ['a webhook is mailed to the site’s contact', webhook, site, 'hello@example.com'],
  ['a mail has no replacement', mail, site, undefined],
  ['a webhook of a site that is gone has none', webhook, undefined, undefined],
])('of what failed for good, %s (D23)', (_what, destination, of, to) => {
  expect(fallbackDestination({ destination, lead }, of)).toEqual(
    to === undefined ? undefined : { kind: 'mail', to: [to], adf: false },
  )
})
