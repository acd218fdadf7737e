import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Theme } from '#domain/site/theme.ts'
import { GROUND } from '#ui/data-attributes.ts'
import { contrastOf } from '#ui/theme/contrast.ts'
import { backgroundTokens, solidPairs, textTokens } from '#ui/theme/contrast-faults.ts'
import type { GroundColours } from '#ui/theme/ground.ts'
import { type GroundName, groundNames, groundsOf } from '#ui/theme/grounds.ts'
import { scalesOf } from '#ui/theme/scales.ts'
import { solidNames, solidsOf } from '#ui/theme/tag-colours.ts'
import { ContrastCell, levelOf, shownRatio } from './contrast-cell.tsx'
import { meaningOf, Part, Sheet, siteOf, Token } from './sheet.tsx'

const meta: Meta = {
  title: 'Colour',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

const grounds: Readonly<Record<GroundName, string>> = {
  plain: 'The page itself.',
  tint: 'A quiet section.',
  flood: 'A loud section, one on a page.',
  dark: 'A dark section, one on a page.',
  foot: 'The footer.',
}
const fills = ['paper', 'surface', 'tint', 'line', 'line-2', 'brand', 'accent', 'btn'] as const

/** Every ground with its colours, their values and the contrast of each text on each background. */
export const Colour: StoryObj = {
  render: (_, context) => {
    const { theme, name } = siteOf(context)
    return (
      <Sheet
        title="Colour"
        lead={`${name} chose a brand and an accent, and sets some grounds itself. All other colours are computed, so that every text can be read on every ground: at least 4.5 to 1 (AA), from 7 to 1 AAA.`}
      >
        {groundNames.map((ground) => (
          <Ground key={ground} name={ground} colours={groundsOf(theme)[ground]} />
        ))}
        <Solids theme={theme} />
        <Scales theme={theme} />
      </Sheet>
    )
  },
  async play({ canvasElement }) {
    const cells = within(canvasElement).getAllByText(/^AA/)
    await expect(cells.length).toBeGreaterThan(groundNames.length * textTokens.length)
  },
}

function Ground({ name, colours }: { name: GroundName; colours: GroundColours }) {
  return (
    <section {...{ [GROUND]: name }} className="grid gap-6 border border-line p-5 md:p-8">
      <header>
        <h2 className="text-title-3">{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
        <p className="text-ink-2">
          {grounds[name]} <code className="text-sm">data-ground="{name}"</code>
        </p>
      </header>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {fills.map((fill) => (
          <Swatch key={fill} token={fill} colour={colours[fill]} meaning={meaningOf(fill)} />
        ))}
      </ul>
      <TextContrasts name={name} colours={colours} />
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {solidPairs.map(([text, ground]) => (
          <Pair
            key={ground}
            text={text}
            ground={ground}
            colours={[colours[text], colours[ground]]}
          />
        ))}
      </ul>
    </section>
  )
}

function Swatch({ token, colour, meaning }: { token: string; colour: string; meaning: string }) {
  return (
    <li className="grid content-start gap-1">
      <span
        className="h-14 rounded-control border border-line-2"
        style={{ backgroundColor: colour }}
      />
      <Token name={token} />
      <span className="figures text-sm text-ink-2">{colour}</span>
      <span className="text-sm text-ink-2">{meaning}</span>
    </li>
  )
}

function TextContrasts({ name, colours }: { name: GroundName; colours: GroundColours }) {
  return (
    <div className="grid gap-2">
      <div className="hidden grid-cols-4 gap-2 text-sm text-ink-2 sm:grid" aria-hidden>
        <span>Text on</span>
        {backgroundTokens.map((ground) => (
          <span key={ground}>{ground}</span>
        ))}
      </div>
      <ul className="grid gap-3 sm:gap-1" aria-label={`Text on the ground ${name}`}>
        {textTokens.map((text) => (
          <li key={text} className="grid grid-cols-3 items-center gap-2 sm:grid-cols-4">
            <span className="col-span-3 sm:col-span-1">
              <Token name={text} />{' '}
              <span className="figures block text-xs text-ink-2">{colours[text]}</span>
            </span>
            {backgroundTokens.map((ground) => (
              <ContrastCell key={ground} text={colours[text]} ground={colours[ground]} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PairProps {
  text: string
  ground: string
  colours: readonly [text: string, ground: string]
}

/** A text on the solid colour that it is made for. */
function Pair({ text, ground, colours: [color, backgroundColor] }: PairProps) {
  const ratio = contrastOf(color, backgroundColor)
  return (
    <li
      className="flex items-baseline justify-between gap-3 rounded-control px-4 py-2.5"
      style={{ color, backgroundColor }}
    >
      <span className="text-sm font-semibold">
        {text} on {ground}
      </span>
      <span className="figures text-sm">
        {shownRatio(ratio)} <small className="text-xs">{levelOf(ratio)}</small>
      </span>
    </li>
  )
}

function Solids({ theme }: { theme: Theme }) {
  const colours = solidsOf(theme)
  return (
    <Part title="Tags and promotions" text="The same on every ground, each with its own text.">
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {solidNames.map((name) => (
          <Pair
            key={name}
            text={`on-${name}`}
            ground={name}
            colours={[colours[`on-${name}`], colours[name]]}
          />
        ))}
      </ul>
    </Part>
  )
}

function Scales({ theme }: { theme: Theme }) {
  const { brand, neutral } = scalesOf(theme)
  return (
    <Part
      title="Scales"
      text="Twelve steps of a colour, from which the others are computed. Views never use them: 1 and 2 are grounds, 3 to 5 controls, 6 to 8 borders, 9 and 10 the colour itself, 11 and 12 text."
    >
      {Object.entries({ Brand: brand, Neutral: neutral }).map(([title, { steps }]) => (
        <div key={title} className="grid gap-1">
          <h3 className="text-base">{title}</h3>
          <ol className="grid grid-cols-6 lg:grid-cols-12">
            {[...steps.entries()].map(([index, step]) => (
              <li key={index} className="grid gap-1">
                <span className="h-12" style={{ backgroundColor: step }} />
                <span className="figures text-xs text-ink-2">
                  {index + 1} <span className="block">{step}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Part>
  )
}
