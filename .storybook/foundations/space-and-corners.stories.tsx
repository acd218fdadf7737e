import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui/button/button.tsx'
import { Input } from '#ui/field/input.tsx'
import { shapeTokens } from '#ui/theme/shape-tokens.ts'
import { breakpoints } from '../modes.ts'
import { meaningOf, Part, Sheet, siteOf, Token } from './sheet.tsx'

const meta: Meta = {
  title: 'Space and corners',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

const corners = ['r-control', 'r-card', 'r-media', 'r-tag'] as const
const spaces = ['gutter', 'gap-x', 'gap-y', 'sec', 'control', 'rule'] as const

/** Room between things, heights of controls, breakpoints and corners, as long as they are. */
export const SpaceAndCorners: StoryObj = {
  name: 'Space and corners',
  render: (_, context) => {
    const { theme } = siteOf(context)
    const values = shapeTokens(theme)
    return (
      <Sheet
        title="Space and corners"
        lead="Room between things is a theme’s, and so are corners. What is inside a part is in steps of 4 pixels, the same for all dealers."
      >
        <Part title="Corners">
          <ul className="grid grid-cols-2 gap-6 md:grid-cols-4">
            {corners.map((name) => (
              <li key={name} className="grid content-start gap-2">
                <span
                  className="h-24 border-line-2 bg-surface"
                  style={{ borderRadius: `var(--${name})`, borderWidth: 'var(--rule)' }}
                />
                <Token name={name} />
                <span className="text-sm text-ink-2">
                  {values[name]}. {meaningOf(name)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part
          title="Space"
          text="Each bar is as long as the room that its token gives, in this window."
        >
          <ul className="grid gap-5">
            {spaces.map((name) => (
              <li key={name} className="grid gap-2 sm:grid-cols-[10rem_1fr] sm:items-center">
                <Token name={name} />
                <span className="grid gap-1">
                  <span className="h-5 max-w-full bg-brand" style={{ width: values[name] }} />
                  <span className="text-sm text-ink-2">
                    {meaningOf(name)}: <span className="wrap-anywhere">{values[name]}</span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="max-w-prose text-ink-2">
            <Token name="page" /> is the greatest width of the content, {values.page}.{' '}
            <Token name="air" /> is the factor of the room between sections, {values.air}.
          </p>
        </Part>
        <Part title="Controls" text="Buttons and fields are at least 44 pixels high.">
          <div className="flex flex-wrap items-center gap-4">
            <Button>Search</Button>
            <Button variant="outline">Enquire</Button>
            <span className="w-full max-w-sm">
              <Input aria-label="Keywords" placeholder="EV, SUV, Toyota" />
            </span>
          </div>
        </Part>
        <Part
          title="Breakpoints"
          text="Layouts change at six widths. Before the first one a page is for a phone."
        >
          <ul className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-6">
            {Object.entries(breakpoints).map(([name, width]) => (
              <li key={name} className="grid border-t-2 border-line-2 pt-2">
                <span className="type-figure text-lg">{width}</span>
                <code className="text-sm text-ink-2">{name}:</code>
              </li>
            ))}
          </ul>
        </Part>
      </Sheet>
    )
  },
}
