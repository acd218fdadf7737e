import { access } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import sharp from 'sharp'
import type { z } from 'zod'
import { readPhone } from '#domain/contact/phone.ts'
import { readPostcode } from '#domain/contact/postcode.ts'
import { statesOfPostcode } from '#domain/contact/postcode-states.ts'
import { siteSchema } from '#domain/site/site.ts'
import { colourFields } from '#domain/site/theme-colours.ts'
import { hint } from '#pages/near-miss.ts'
import { problemsOf } from '#pages/zod-problems.ts'
import { hasPictureEnding, pictureEndings } from '#server/media/picture-name.ts'
import { slugFault } from '#server/tenants/host.ts'
import { marketNames, marketOf, timeZoneOf } from './markets.ts'
import { readWeek } from './week.ts'

/** The answers, as they are written into the dealer's files; one that was not asked is empty. */
export const noAnswers = {
  name: '',
  slug: '',
  template: '',
  market: '',
  phone: '',
  email: '',
  street: '',
  city: '',
  postcode: '',
  state: '',
  timeZone: '',
  hours: '',
  brand: '',
  accent: '',
  scheme: '',
  logo: '',
  headline: '',
}
export type QuestionName = keyof typeof noAnswers
export type Answers = Readonly<Record<QuestionName, string>>

/** What a template is for, as a dealer chooses by it. */
export interface Kind {
  readonly name: string
  readonly description: string
  readonly isDark: boolean
}

/** What answers are checked against. */
export interface Surroundings {
  readonly tenants: string
  readonly kinds: readonly Kind[]
  /** Defaults that the example dealer has. */
  readonly example: { readonly brand: string; readonly accent: string; readonly headline: string }
}

type Reading = { readonly value: string } | { readonly fault: string }

/** One question; its option on the command line is its name with dashes. */
export interface Question {
  readonly name: QuestionName
  readonly text: string
  /** What can be answered, a line each, shown before the question. */
  readonly choices?: (around: Surroundings) => readonly string[]
  readonly isAsked?: (answers: Answers) => boolean
  readonly preset: (answers: Answers, around: Surroundings) => string
  readonly read: (
    text: string,
    answers: Answers,
    around: Surroundings,
  ) => Reading | Promise<Reading>
}

const fault = (expected: string, found: string): Reading => ({
  fault: `expected ${expected}, found "${found}"`,
})

/** Reads a text by the schema of its field in a site's file. */
const bySchema =
  (schema: z.ZodType) =>
  (text: string): Reading => {
    const parsed = schema.safeParse(text)
    if (parsed.success) return { value: text }
    return { fault: problemsOf(parsed.error, schema, text)[0]?.message ?? 'cannot be used' }
  }

function oneOf(names: readonly string[], text: string): Reading {
  const name = names.find((each) => each.toLowerCase() === text.toLowerCase())
  const near = hint(text, names)
  if (name !== undefined) return { value: name }
  return { fault: `expected one of ${names.join(', ')}, found "${text}"${near}` }
}

const hasAddress = ({ street }: Answers): boolean => street !== ''

/** `#RRGGBB`, also without the sign, or in three digits. */
function colourOf(text: string): string {
  const digits = text.replace(/^#/, '')
  const long = /^[0-9a-f]{3}$/i.test(digits) ? digits.replace(/./g, '$&$&') : digits
  return `#${long.toLowerCase()}`
}

const readColour = (text: string): Reading => {
  const reading = bySchema(colourFields.brand)(colourOf(text))
  return 'value' in reading ? reading : fault('a colour such as #0b2a4a', text)
}

export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 40)
    .replace(/-$/, '')

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function readSlug(text: string, _: Answers, { tenants }: Surroundings): Promise<Reading> {
  const reading = bySchema(siteSchema.shape.slug)(text)
  const reserved = 'value' in reading ? slugFault(text) : undefined
  if (reserved !== undefined) return { fault: reserved }
  if ('fault' in reading || !(await exists(join(tenants, text)))) return reading
  return {
    fault: `there is a folder ${join(basename(tenants), text)} already; choose another name`,
  }
}

async function readLogo(text: string): Promise<Reading> {
  if (text === '') return { value: '' }
  const path = resolve(text)
  if (!hasPictureEnding(path))
    return fault(`a file that ends in ${pictureEndings.join(', ')}`, text)
  const read = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return read ? { value: path } : fault('a picture that can be read', text)
}

export const questions: readonly Question[] = [
  {
    name: 'name',
    text: 'Name of the dealer, as visitors read it',
    preset: () => 'Example Motors',
    read: bySchema(siteSchema.shape.name),
  },
  {
    name: 'slug',
    text: 'Name of its folder and local address',
    preset: ({ name }) => slugOf(name) || 'dealer',
    read: readSlug,
  },
  {
    name: 'template',
    text: 'Kind of dealer, by number or name',
    choices: ({ kinds }) =>
      kinds.map(({ name, description }, at) => `${at + 1} ${name}: ${description}`),
    preset: (_, { kinds }) =>
      kinds.find(({ name }) => name === 'meridian')?.name ?? kinds[0]?.name ?? '',
    read: (text, _, { kinds }) => {
      const names = kinds.map(({ name }) => name)
      const byNumber = /^\d+$/.test(text) ? names[Number(text) - 1] : undefined
      return byNumber === undefined ? oneOf(names, text) : { value: byNumber }
    },
  },
  {
    name: 'market',
    text: `Country: ${marketNames.join(', ')}`,
    preset: () => 'au',
    read: (text) => oneOf(marketNames, text),
  },
  {
    name: 'phone',
    text: 'Phone number',
    preset: ({ market }) => marketOf(market).phone,
    read: (text, { market }) => {
      const { country, phone } = marketOf(market)
      const reading = bySchema(siteSchema.shape.contact.shape.phone)(text)
      const isOfCountry = 'value' in reading && readPhone(text, country).valid
      return isOfCountry ? reading : fault(`a telephone number such as ${phone}`, text)
    },
  },
  {
    name: 'email',
    text: 'E-mail address, which gets the enquiries',
    preset: () => 'sales@example.com',
    read: bySchema(siteSchema.shape.contact.shape.email),
  },
  {
    name: 'street',
    text: 'Number and street of the yard; empty if it comes later',
    preset: () => '',
    read: (text) => ({ value: text }),
  },
  {
    name: 'city',
    text: 'Suburb or city',
    isAsked: hasAddress,
    preset: ({ market }) => marketOf(market).city,
    read: (text) => ({ value: text }),
  },
  {
    name: 'postcode',
    text: 'Postcode',
    isAsked: hasAddress,
    preset: () => '',
    read: (text, { market }) => {
      const { country } = marketOf(market)
      const isPostcode = text === '' || readPostcode(text, country).valid
      return isPostcode ? { value: text } : fault(`a postcode of ${country}, or nothing`, text)
    },
  },
  {
    name: 'state',
    text: 'State',
    isAsked: (answers) => hasAddress(answers) && marketOf(answers.market).states.length > 0,
    preset: ({ market, postcode }) =>
      (market === 'au' ? statesOfPostcode(postcode)[0] : undefined) ?? marketOf(market).state,
    read: (text, { market }) => oneOf(marketOf(market).states, text),
  },
  {
    name: 'timeZone',
    text: 'Time zone',
    preset: ({ market, state }) => timeZoneOf(marketOf(market), state),
    read: (text) => {
      const reading = bySchema(siteSchema.shape.timeZone)(text)
      if ('value' in reading) return reading
      const near = hint(text, Intl.supportedValuesOf('timeZone'))
      return { fault: `expected a time zone such as Australia/Brisbane, found "${text}"${near}` }
    },
  },
  {
    name: 'hours',
    text: 'Opening hours; days that are not named are closed',
    isAsked: hasAddress,
    preset: () => 'Mon-Fri 8:30-17:30, Sat 9:00-16:00',
    read: (text) =>
      readWeek(text)
        ? { value: text }
        : fault('days and times such as "Mon-Fri 8:30-17:30, Sat 9am-4pm"', text),
  },
  {
    name: 'brand',
    text: 'Brand colour: buttons and links',
    preset: (_, { example }) => example.brand,
    read: readColour,
  },
  {
    name: 'accent',
    text: 'Second colour: marks',
    preset: (_, { example }) => example.accent,
    read: readColour,
  },
  {
    name: 'scheme',
    text: 'Scheme: light or dark paper',
    preset: ({ template }, { kinds }) =>
      kinds.find(({ name }) => name === template)?.isDark ? 'dark' : 'light',
    read: (text) => oneOf(['light', 'dark'], text),
  },
  {
    name: 'logo',
    text: 'File of the logo, SVG if there is one; empty for the name as a word mark',
    preset: () => '',
    read: readLogo,
  },
  {
    name: 'headline',
    text: 'Headline of the home page',
    preset: (_, { example }) => example.headline,
    read: (text) => ({ value: text }),
  },
]

/** `timeZone` as `time-zone`. */
export const optionOf = (name: QuestionName): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
