import { z } from 'zod'
import { colourFields } from './theme-colours.ts'
import { part } from './theme-fields.ts'
import { shapeGroups } from './theme-shape.ts'
import { typeGroups } from './theme-type.ts'

const { fonts, heading, figure, text, label, sizes } = typeGroups
const { corners, space, stage, icon, motion } = shapeGroups

/** Any part of a look. What a file does not give is its template's, or the default. */
const lookFields = {
  fonts: part(fonts, 'Fonts', 'The fonts of the site; figures have that of headings if absent.'),
  heading: part(heading, 'Headings', 'How headings are set.'),
  figure: part(figure, 'Figures', 'How prices and large numbers are set.'),
  text: part(text, 'Text', 'How running text is set.'),
  label: part(label, 'Labels', 'Small words that name things.'),
  sizes: part(sizes, 'Sizes', 'The type scale; between narrow and wide windows sizes are fluid.'),
  corners: part(corners, 'Corners', 'How round corners are.'),
  space: part(space, 'Space', 'Rules, gaps and widths.'),
  stage: part(stage, 'Stage', 'How a drawn car stands in its picture.'),
  icon: part(icon, 'Icons', 'How icons are drawn.'),
  motion: part(motion, 'Motion', 'How things move.'),
}

/** The theme of a template: a look without a dealer's colours. */
export const templateThemeSchema = z
  .strictObject(lookFields)
  .meta({ title: 'Theme', description: 'How the template looks, without colours.' })
export type TemplateTheme = z.infer<typeof templateThemeSchema>

/** A site's theme: its colours, and its differences from the template. */
export const siteThemeSchema = z.strictObject({ ...colourFields, ...lookFields }).meta({
  title: 'Theme',
  description: 'Colours of the dealer, and what differs from the template.',
})
export type SiteTheme = z.infer<typeof siteThemeSchema>

type Fonts = z.infer<typeof fonts>

/** All settings of a look, with the defaults. */
export interface ThemeSettings {
  readonly fonts: Omit<Fonts, 'figure'> & { readonly figure: Fonts['figure'] | undefined }
  readonly heading: z.infer<typeof heading>
  readonly figure: z.infer<typeof figure>
  readonly text: z.infer<typeof text>
  readonly label: z.infer<typeof label>
  readonly sizes: z.infer<typeof sizes>
  readonly corners: z.infer<typeof corners>
  readonly space: z.infer<typeof space>
  readonly stage: z.infer<typeof stage>
  readonly icon: z.infer<typeof icon>
  readonly motion: z.infer<typeof motion>
}

/** The colour settings of a dealer. */
export type ThemeColours = Pick<SiteTheme, keyof typeof colourFields>

/** A whole theme: the look of the template and the site, in the dealer's colours. */
export type Theme = ThemeSettings & ThemeColours
