import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { GROUND } from '#ui/data-attributes.ts'
import { contrastOf } from '#ui/theme/contrast.ts'
import { backgroundTokens, solidPairs, textTokens } from '#ui/theme/contrast-faults.ts'
import { groundNames } from '#ui/theme/grounds.ts'
import { tokenGroups } from '#ui/theme/tokens.ts'

/** The tokens of the selected dealer's theme, as the page has them. */
const meta: Meta = {}
export default meta
type Story = StoryObj

/** Text colours on the backgrounds of each ground, with the contrast that the browser shows. */
export const Grounds: Story = {
  render: () => (
    <div>
      {groundNames.map((name) => (
        <section key={name} {...{ [GROUND]: name }} className="grid gap-4 p-4">
          <h2 className="text-title-3">{name}</h2>
          <div className="grid gap-3 md:grid-cols-3">
            {backgroundTokens.map((background) => (
              <ul
                key={background}
                className="grid gap-1 border border-line p-3"
                style={fill(background)}
              >
                <li className="font-semibold">{background}</li>
                {textTokens.map((text) => (
                  <Sample key={text} text={text} background={background} />
                ))}
              </ul>
            ))}
          </div>
          <ul className="flex flex-wrap gap-2">
            {solidPairs.map(([text, background]) => (
              <Sample key={background} text={text} background={background} isSolid />
            ))}
          </ul>
        </section>
      ))}
    </div>
  ),
}

const fill = (token: string) => ({ backgroundColor: `var(--${token})` })

interface SampleProps {
  text: string
  background: string
  isSolid?: boolean
}

/** A word in a text colour with its contrast, measured on the element. */
function Sample({ text, background, isSolid = false }: SampleProps) {
  const item = useRef<HTMLLIElement>(null)
  const [ratio, setRatio] = useState('')
  useEffect(() => {
    if (!item.current) return
    const { color, backgroundColor } = getComputedStyle(item.current)
    setRatio(contrastOf(color, backgroundColor).toFixed(1))
  }, [])
  return (
    <li
      ref={item}
      className={isSolid ? 'rounded-control px-3 py-1.5' : undefined}
      style={{ color: `var(--${text})`, ...fill(background) }}
    >
      {isSolid ? `${text} on ${background}` : text} <span className="figures">{ratio}</span>
    </li>
  )
}

/** The type scale, headings and figures. */
export const TypeScale: Story = {
  render: () => (
    <ul className="grid gap-4 overflow-hidden p-4">
      {['t-hero', 't-1', 't-2', 't-3', 't-lead', 't-card'].map((name) => (
        <li key={name}>
          <p className="text-sm text-ink-2">{name}</p>
          <p className="type-heading leading-tight" style={{ fontSize: `var(--${name})` }}>
            Cars for sale
          </p>
        </li>
      ))}
      {['t-price', 't-price-l', 't-figure'].map((name) => (
        <li key={name}>
          <p className="text-sm text-ink-2">{name}</p>
          <p className="type-figure leading-tight" style={{ fontSize: `var(--${name})` }}>
            $24,990
          </p>
        </li>
      ))}
    </ul>
  ),
}

/** Corners and, when pointed at, movement. */
export const ShapeAndMotion: Story = {
  render: () => (
    <ul className="grid grid-cols-2 gap-4 p-4 md:grid-cols-4">
      {['r-control', 'r-card', 'r-media', 'r-tag'].map((name) => (
        <li
          key={name}
          className="grid h-24 place-items-center border-line-2 bg-surface transition-transform hover:translate-x-2"
          style={{ borderRadius: `var(--${name})`, borderWidth: 'var(--rule)' }}
        >
          {name}
        </li>
      ))}
    </ul>
  ),
}

/** Every token with its meaning and source. */
export const AllTokens: Story = {
  render: () => (
    <div className="grid gap-6 p-4 text-sm">
      {Object.values(tokenGroups).map(({ title, layer, tokens }) => (
        <section key={title}>
          <h2 className="text-title-3">{title}</h2>
          <p className="text-ink-2">{layer}</p>
          <dl className="mt-2 grid gap-x-4 gap-y-1 md:grid-cols-[auto_1fr]">
            {Object.entries(tokens).map(([name, { meaning, from }]) => (
              <div key={name} className="contents">
                <dt className="font-semibold">--{name}</dt>
                <dd className="text-ink-2">
                  {meaning}; from {from}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  ),
}
