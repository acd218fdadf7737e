import { z } from 'zod'
import { slug } from '../fields.ts'
import { describedPictureSchema } from '../picture.ts'
import { markdownText, money, text, url, whole } from '../quantities.ts'

/** Spec 3.23. */
const modelStatusSchema = z.enum(['new', 'coming_soon'])
export type ModelStatus = z.infer<typeof modelStatusSchema>

/** A short description is at most this, characters. Spec 9.09. */
const MODEL_DESCRIPTION_CHARACTERS = 200

/** A model of a make's range, as tile and as page. Spec 3.23. */
export const modelSchema = z
  .strictObject({
    id: text('Id'),
    name: text('Name, as the stock has it: Corolla'),
    slug: slug('Slug', 'Its address where it has no other: /{slug}.'),
    new_slug: slug(
      'New slug',
      'Slug of the model that follows it: it leaves the range, and its page leads there.',
    ).optional(),
    description: markdownText('All that is said of it').optional(),
    short_description: z
      .string()
      .trim()
      .min(1)
      .max(MODEL_DESCRIPTION_CHARACTERS)
      .describe('A sentence or two for its tile')
      .optional(),
    from_price: money(
      'Lowest price of a new one: in Australia to drive away, elsewhere without charges on the road',
    ).optional(),
    override_url: url('Where its tile leads instead of its own page').optional(),
    path: url('Address of its page').optional(),
    status: modelStatusSchema.optional(),
    image: describedPictureSchema.optional(),
    body: z
      .array(text('Body'))
      .default([])
      .describe(
        'Categories of the range that it belongs to, such as SUVs; drawn where its shape names no body',
      ),
    manufacturer_body: text("Category in the maker's own range").optional(),
    manufacturer_body2: text('A second one').optional(),
    manufacturer_body3: text('A third one').optional(),
    bodyStyle: text('Shape of its body, such as Hatchback, which is drawn too').optional(),
    fuel: text('Energy, such as Hybrid').optional(),
    variant: text('Variant that its picture shows').optional(),
    accessories_count: whole(
      'Accessories offered for it; the parts of the site that name it, where absent',
    ).optional(),
    manufacturer_name: text('Make').optional(),
  })
  .describe('Model')
export type Model = z.infer<typeof modelSchema>
