import { z } from 'zod'
import { anonymous, type Buyer, type Visitor } from '#domain/account/visitor.ts'
import { dayStart } from '#domain/calendar.ts'
import { type FlagName, flagNames, withOneHeart } from '#domain/site/flags.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import { lookAxes, lookAxisNames } from '#domain/site/look-axes.ts'
import { siteSchema } from '#domain/site/site.ts'
import { validatedBody } from '../http/endpoint/validated-body.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { today } from '../today.ts'

const flags = z.string().transform((text, context) => {
  const changes = text.split(',').map((part) => ({
    name: flagNames.find((name) => name === part.replace(/^-/, '')),
    isOn: !part.startsWith('-'),
    part,
  }))
  return changes.flatMap(({ name, isOn, part }) => {
    if (name) return [[name, isOn] as [FlagName, boolean]]
    context.addIssue({ code: 'custom', message: `there is no feature "${part.slice(0, 60)}"` })
    return []
  })
})

/** `card:note`. */
const variant = z.string().transform((text, context) => {
  const [name, wanted] = text.split(':')
  const axis = lookAxisNames.find((each) => each === name)
  const found = axis && lookAxes[axis].variants.find((each) => each === wanted)
  if (axis && found) return { [axis]: found }
  context.addIssue({ code: 'custom', message: `there is no variant "${text.slice(0, 60)}"` })
  return {}
})

/** Parameters of a preview's address beside its token. */
const viewAsSchema = z.object({
  _day: z.iso.date().optional(),
  _flags: flags.optional(),
  _signed_in: z.literal('1').optional(),
  _look: variant.optional(),
  _locale: siteSchema.shape.locale.unwrap().optional(),
})

/** For whom, when and with which features a page is shown. */
export type ViewAs = z.output<typeof viewAsSchema>

/** @throws AppError 422 with what was expected */
export const viewAsOf = (params: URLSearchParams): ViewAs =>
  validatedBody(viewAsSchema, Object.fromEntries(params))

/** The site with other features, with another variant of a part, and in another language. */
export function siteAs(tenant: Tenant, view: ViewAs): Tenant {
  const { _flags: changes, _locale: locale, _look: look } = view
  const { site } = tenant
  return {
    ...tenant,
    site: {
      ...site,
      // Nothing of a preview is counted, and nobody is asked whether it may be.
      tracking: { ...site.tracking, events: false, dataLayer: false },
      ...(changes && {
        flags: withOneHeart({ ...site.flags, ...Object.fromEntries(changes) }),
      }),
      ...(look && { look: { ...site.look, ...look } }),
      ...(locale && { locale, words: wordsOf({ ...site, locale }) }),
    },
  }
}

/** The same time of another day, in the site's zone (D5). */
export function timeAs({ site }: Tenant, { _day: day }: ViewAs, now: Date): Date {
  const [then, midnight] = [day, today(now, site.timeZone)].map(
    (each) => each && dayStart(each, site.timeZone),
  )
  if (!then || !midnight) return now
  return new Date(then.getTime() + now.getTime() - midnight.getTime())
}

/** Somebody who is signed in, and has saved nothing. */
const somebody: Buyer = {
  kind: 'buyer',
  account: 'preview',
  name: 'Alex',
  user: { phone: '+61491570006' },
}

export const visitorAs = ({ _signed_in: isSignedIn }: ViewAs): Visitor =>
  isSignedIn ? somebody : anonymous
