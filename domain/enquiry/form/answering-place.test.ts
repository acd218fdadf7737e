import { expect, test } from 'vitest'
import type { FormSite } from './about.ts'
import { answeringPlace } from './answering-place.ts'
import { formSite, groupSite, newstead, placeNamed } from './form-site.fixture.ts'
import { planOf } from './plans.ts'

const plan = planOf('contact')
const main = placeNamed('main', { primary: true })

test('a form is answered where it is about, else where its address says, else at the primary location (Spec 2.09, 3.26, 5.12)', () => {
  const site = { ...groupSite, locations: [...groupSite.locations, main] }
  const slugOf = (about: object, of: FormSite = site) => answeringPlace(plan, of, {}, about)?.slug
  expect(slugOf({ location: newstead })).toBe('newstead')
  expect(slugOf({ parameters: { location: 'bundall' } })).toBe('bundall')
  expect(slugOf({ parameters: { location: 'hidden' } })).toBe('main')
  expect(slugOf({})).toBe('main')
  expect(slugOf({}, groupSite)).toBe('newstead')
  expect(slugOf({}, formSite)).toBeUndefined()
})
