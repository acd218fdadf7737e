import { z } from 'zod'
import { colour } from '../fields.ts'
import { colourTokens } from './colour-tokens.ts'
import { displayFontNames, figureFontNames, textFontNames } from './font-names.ts'

const pixels = (title: string, max: number) =>
  z.int().min(0).max(max).meta({ title, description: 'Corner radius in pixels.' })

/** How a template looks, apart from a dealer's colours. */
const look = {
  fonts: z
    .strictObject({
      text: z
        .enum(textFontNames)
        .meta({ title: 'Text font', description: 'Font of all text but headings and figures.' }),
      display: z
        .enum(displayFontNames)
        .meta({ title: 'Display font', description: 'Font of headings.' }),
      figure: z
        .enum(figureFontNames)
        .optional()
        .meta({ title: 'Figure font', description: 'Font of prices; that of headings if absent.' }),
    })
    .meta({ title: 'Fonts', description: 'The fonts of the site.' }),
  heading: z
    .strictObject({
      weight: z.int().min(300).max(900).meta({ title: 'Weight', description: '400 is regular.' }),
      tracking: z
        .number()
        .min(-0.05)
        .max(0.2)
        .meta({ title: 'Letter spacing', description: 'In em; below 0 is tighter.' }),
      case: z
        .enum(['none', 'uppercase'])
        .meta({ title: 'Case', description: 'Headings as written, or in capitals.' }),
    })
    .meta({ title: 'Headings', description: 'How headings are set.' }),
  radius: z
    .strictObject({
      control: pixels('Controls', 999),
      card: pixels('Cards', 40),
      pill: pixels('Tags', 999),
    })
    .meta({ title: 'Corners', description: 'How round corners are.' }),
  density: z
    .enum(['compact', 'regular', 'airy'])
    .meta({ title: 'Density', description: 'How much space there is between sections.' }),
  shadow: z
    .enum(['none', 'soft', 'raised'])
    .meta({ title: 'Shadow', description: 'Strength of the shadow under cards.' }),
}

const neutral = colour(
  'Neutral',
  'Tints greys and page grounds; the brand does where it is absent.',
)

/** The theme of a template: complete, but for the dealer's colours. */
export const templateThemeSchema = z
  .strictObject({ ...look, neutral: neutral.optional() })
  .meta({ title: 'Theme', description: 'How the template looks.' })
export type TemplateTheme = z.infer<typeof templateThemeSchema>

/** Looks of a tag. */
const tagTones = ['danger', 'accent', 'brand', 'success', 'neutral'] as const
export type TagTone = (typeof tagTones)[number]

/** A site's theme: its colours, and its differences from the template. */
export const siteThemeSchema = z
  .strictObject({
    brand: colour('Brand colour', 'Buttons, links and chrome, as #rrggbb.'),
    accent: colour('Accent colour', 'Highlights, as #rrggbb.'),
    neutral: neutral.optional(),
    colours: z
      .partialRecord(z.enum(colourTokens), colour('Colour', 'As #rrggbb.'))
      .default({})
      .meta({
        title: 'Colours',
        description: 'Single colours in place of the generated ones, such as "neutral-1".',
      }),
    fonts: look.fonts.optional(),
    heading: look.heading.optional(),
    radius: look.radius.optional(),
    density: look.density.optional(),
    shadow: look.shadow.optional(),
    tag: z.enum(tagTones).default('danger').meta({
      title: 'Tags',
      description: "Look of a car's tag, such as New Arrival (Spec 9.24).",
    }),
  })
  .meta({
    title: 'Theme',
    description: 'Colours of the dealer, and what differs from the template.',
  })
export type SiteTheme = z.infer<typeof siteThemeSchema>

/** A whole theme: the template's look with the site's colours and differences. */
export type Theme = TemplateTheme & Pick<SiteTheme, 'brand' | 'accent' | 'colours'>
