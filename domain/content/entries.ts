import { z } from 'zod'
import { formKinds } from '../enquiry/form/kinds/form-kinds.ts'
import { phone, slug } from '../fields.ts'
import { entryPlace } from '../location/drawn-place.ts'
import { teamHoursSchema } from '../location/opening-hours.ts'
import { describedPictureSchema } from '../picture.ts'
import { day, markdownText, money, text } from '../quantities.ts'
import { filterQuery } from '../stock-query/filter-query.ts'

const address = (description: string) => slug('Id', description)

const answers = (description: string) =>
  z.array(z.enum(formKinds)).min(1).describe(description).optional()

/** An article of the blog. Spec 2.23. */
export const postSchema = z
  .strictObject({
    id: address('Part of its address: /blog/{category}/{id}.'),
    title: text('Title'),
    category: text('Category, such as Vehicle reviews'),
    date: day('Day that it was published'),
    author: text('Who wrote it: one of the people of the site')
      .meta({ format: 'person' })
      .optional(),
    summary: text('A sentence or two for lists and search engines'),
    image: describedPictureSchema.optional(),
    place: entryPlace,
    search: filterQuery
      .optional()
      .describe(
        'The cars that it is about, as in the address of a search: make=Toyota&model=RAV4; one of them is shown where there is no picture',
      ),
    text: markdownText('The article'),
  })
  .describe('Post')
export type Post = z.infer<typeof postSchema>

/** A question that customers ask, with its answer. Spec 2.21. */
export const questionSchema = z
  .strictObject({
    id: address('Its own name, which a link to it ends with, such as hold-a-car.'),
    question: text('The question'),
    answer: markdownText('The answer'),
    topic: text('Topic that it is listed under, such as Finance: one that there is, or a new one')
      .meta({ suggests: 'topic' })
      .optional(),
  })
  .describe('Question')
export type Question = z.infer<typeof questionSchema>

/** Someone who works at the dealer's. */
export const personSchema = z
  .strictObject({
    id: address('Its name in posts and overrides.'),
    name: text('Name'),
    role: text('What they do, such as Workshop manager'),
    location: text('Where they work: a location of the site')
      .meta({ format: 'location' })
      .optional(),
    phone: phone('Phone', 'Their own number.').optional(),
    email: z.email().describe('Their own e-mail address').optional(),
    image: describedPictureSchema.optional(),
    about: markdownText('A few sentences about them').optional(),
    answers: answers('The forms that they answer, beside which they are shown'),
  })
  .describe('Person')
export type Person = z.infer<typeof personSchema>

/** A team with hours of its own, such as the buyers. Spec 9.28. */
export const teamSchema = z
  .strictObject({
    id: address('Its name in pages and overrides.'),
    name: text('Name, such as Buying team'),
    phone: phone('Phone', 'The number that it answers.').optional(),
    location: text('The one location that it is for').meta({ format: 'location' }).optional(),
    answers: answers('The forms that it answers, which say what happens next by its hours'),
    opening_hours: teamHoursSchema,
  })
  .describe('Team')
export type Team = z.infer<typeof teamSchema>

/** A text of the site by itself, such as its terms. Spec 2.22. */
export const legalTextSchema = z
  .strictObject({
    id: address('Its name in pages and overrides.'),
    title: text('Title'),
    updated: day('Day from which this version holds').optional(),
    text: markdownText('The text; {company}, {address} and others stand for the site’s own'),
  })
  .describe('Text')
export type LegalText = z.infer<typeof legalTextSchema>

/** A part or an accessory. Spec 2.18. */
export const partSchema = z
  .strictObject({
    id: address('Its name in overrides.'),
    name: text('Name'),
    category: text('Kind, such as Towing'),
    number: text("The maker's part number").optional(),
    manufacturer_name: text('Make that it is for').optional(),
    models: z.array(text('Model that it fits')).default([]).describe('Models; empty: any'),
    price: money('Price').optional(),
    fitted: z.boolean().default(false).describe('Its price includes fitting'),
    description: text('What it is, in a sentence').optional(),
    image: describedPictureSchema.optional(),
  })
  .describe('Part or accessory')
export type Part = z.infer<typeof partSchema>
