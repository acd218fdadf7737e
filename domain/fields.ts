import { z } from 'zod'
import { countries } from './contact/country.ts'
import { readPhone } from './contact/phone.ts'
import { ADDRESS, LINK } from './link.ts'

/** Title and description of a field, as editors show them. */
type About = {
  readonly title: string
  readonly description: string
}

// `titles` are what the builder's form calls the values of an enumeration, where their names do not say it.
// A `format` that JSON Schema does not define tells the builder's form which control a text has:
// link, picture, colour, search, prose, and what `domain/content/named.ts` has.

/** Non-empty text, trimmed. */
export const text = (title: string, description: string) =>
  z.string().trim().min(1).meta({ title, description })

/** Part of an address: small letters, digits and dashes. */
export const slug = (title: string, description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ title, description })

/** An e-mail address. */
export const email = (title: string, description: string) => z.email().meta({ title, description })

const isPhone = (written: string): boolean =>
  countries.some((country) => readPhone(written, country).valid)

/** A telephone number of one of our countries as people write it: digits, spaces, brackets, plus. */
export const phone = (title: string, description: string) =>
  z
    .string()
    .regex(/^\+?[\d ()-]{4,20}$/)
    .refine(isPhone, { error: 'expected a telephone number such as 07 5550 0100' })
    .meta({ title, description })

/** Where a link leads: a path of this site, a web address, a telephone or mail link, an anchor. */
export const href = (title: string, description: string) =>
  z
    .string()
    .regex(LINK.pattern, `expected ${LINK.words}`)
    .meta({ title, description, format: 'link' })

/** Where a page is: a path of this site or a web address. */
export const address = (title: string, description: string) =>
  z
    .string()
    .regex(ADDRESS.pattern, `expected ${ADDRESS.words}`)
    .meta({ title, description, format: 'link' })

/** Where a picture is: a path of this site or a web address. */
export const pictureAddress = (title: string, description: string) =>
  z
    .string()
    .regex(ADDRESS.pattern, `expected ${ADDRESS.words}`)
    .meta({ title, description, format: 'picture' })

/** A calendar day, `2026-05-31`. */
export const day = (title: string, description: string) => z.iso.date().meta({ title, description })

/** A time of day, `08:30`. */
export const time = (title: string, description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ title, description })

/** A colour as `#rrggbb`. */
export const colour = (title: string, description: string) =>
  z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .meta({ title, description, format: 'colour' })

/** A whole number within limits. */
export const whole = (min: number, max: number, about: About) =>
  z.int().min(min).max(max).meta(about)
