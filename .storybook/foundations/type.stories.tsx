import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import type { SiteView } from '#parts/view-context.ts'
import { faces } from '#ui/fonts/faces.ts'
import { siteFaces } from '#ui/fonts/site-faces.ts'
import { Price } from '#ui/price/price.tsx'
import { typeTokens } from '#ui/theme/type-tokens.ts'
import { meaningOf, Part, Sheet, siteOf, Token } from './sheet.tsx'

const meta: Meta = {
  title: 'Type',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

const letters = 'Aa Bb Cc Dd Ee Ff Gg Hh Ii Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Tt Uu Vv Ww Xx Yy Zz'
const digits = '$0123456789 km'
const scale = ['t-hero', 't-1', 't-2', 't-3', 't-card'] as const
const figures = ['t-figure', 't-price-l', 't-price'] as const

/** The faces, the scale and the figures of the dealer. */
export const Type: StoryObj = {
  render: (_, context) => {
    const site = siteOf(context)
    return (
      <Sheet
        title="Type"
        lead="A theme names three faces: of the text, of headings and of figures. Sizes grow with the window, between 360 and 1,280 pixels."
      >
        <Faces {...site} />
        <Scale {...site} />
        <Figures {...site} />
        <RunningText {...site} />
      </Sheet>
    )
  },
}

function Faces({ theme: { fonts } }: SiteView) {
  const { text, display, figure } = siteFaces(fonts)
  const specimens = [
    { title: 'Text', face: text, sample: letters, className: '' },
    { title: 'Headings', face: display, sample: letters, className: 'type-heading' },
    { title: 'Figures', face: figure, sample: digits, className: 'type-figure' },
  ]
  return (
    <Part title="Faces">
      <ul className="grid gap-8 md:grid-cols-3">
        {specimens.map(({ title, face, sample, className }) => (
          <li key={title} className="grid content-start gap-2">
            <h3 className="text-base">
              {title}: {face ? faces[face].family : 'the font of the system'}
            </h3>
            <p className={`${className} text-2xl`}>{sample}</p>
            {face && <p className="text-sm text-ink-2">{weightsOf(faces[face].axes.wght)}</p>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const weightsOf = (weight: (typeof faces)['saira']['axes']['wght']): string =>
  typeof weight === 'number' ? `Weight ${weight}` : `Weights ${weight.min} to ${weight.max}`

function Scale(site: SiteView) {
  const tokens = typeTokens(site.theme)
  return (
    <Part title="Scale" text="The size on a phone and, in a wide window, the largest one.">
      <ul className="grid gap-8">
        {scale.map((name) => (
          <li key={name} className="grid gap-1">
            <p className="text-sm text-ink-2">
              <Token name={name} /> {meaningOf(name)}: {sizesIn(tokens[name])}
            </p>
            <p
              className="type-heading text-balance wrap-anywhere"
              style={{ fontSize: `var(--${name})`, lineHeight: 'var(--h-lead)' }}
            >
              {site.words.heroHeading}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The narrow and the wide size of a fluid one in pixels: `40 to 80 px`. */
function sizesIn(size: string | number): string {
  const pixels = [...String(size).matchAll(/([\d.]+)rem(?= \+|[,)]|$)/g)].map(
    ([, rem]) => Number(rem) * 16,
  )
  const [low, high] = [pixels[0], pixels.at(-1)]
  return low === high ? `${low} px` : `${low} to ${high} px`
}

function Figures(site: SiteView) {
  const tokens = typeTokens(site.theme)
  return (
    <Part title="Figures" text="Prices and large numbers, with the dealer’s currency sign.">
      <ul className="grid gap-8 md:grid-cols-3">
        {figures.map((name) => (
          <li key={name} className="grid content-end gap-1">
            <p
              className="type-figure leading-tight"
              style={{ fontSize: `var(--${name})` } satisfies CSSProperties}
            >
              31,990
            </p>
            <p className="text-sm text-ink-2">
              <Token name={name} /> {meaningOf(name)}: {sizesIn(tokens[name])}
            </p>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-10">
        <Price text="$31,990" note="Drive away" />
        <Price text="$29,990" was={{ before: 'Was ', price: '$31,990', after: '' }} size="l" />
        <Price text="Enquire for price" isText />
      </div>
    </Part>
  )
}

function RunningText({ theme }: SiteView) {
  const { text, label } = theme
  return (
    <Part title="Running text and small words">
      <div className="grid max-w-prose gap-4">
        <p className="text-lead">
          The first paragraph is larger: every used car is inspected in our own workshop.
        </p>
        <p>
          Running text is {text.size * 16} pixels with a line of {text.leading}, and{' '}
          <strong style={{ fontWeight: 'var(--strong)' }}>emphasized words</strong> have the weight{' '}
          {text.strong}. If you have second thoughts, bring the car back within seven days and 500
          kilometres and choose another.
        </p>
        <p className="text-label" style={{ fontWeight: 'var(--label-weight)' }}>
          Small words that name things: {label.size * 16} pixels
        </p>
      </div>
    </Part>
  )
}
