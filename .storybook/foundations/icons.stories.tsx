import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Field } from '#ui/field/field.tsx'
import { Input } from '#ui/field/input.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { type IconName, icons } from '#ui/icon/icons.ts'
import { Part, Sheet, siteOf } from './sheet.tsx'

const meta: Meta = {
  title: 'Icons',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

const isIcon = (name: string): name is IconName => Object.hasOwn(icons, name)
const names = Object.keys(icons).filter(isIcon)

/** All icons, to search by name and to copy. */
export const Icons: StoryObj = {
  render: (_, context) => {
    const { stroke, end } = siteOf(context).theme.icon
    return (
      <Sheet
        title="Icons"
        lead={`${names.length} icons of 24 by 24, drawn in lines. The theme sets their stroke, ${stroke}, and its ends, ${end}.`}
      >
        <Part title="All icons" text="Press one to copy it as code.">
          <Search />
        </Part>
        <Part title="Sizes" text="16, 20, 24 and 32 pixels; md is the default.">
          <ul className="flex flex-wrap items-end gap-8">
            {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
              <li key={size} className="grid justify-items-center gap-2 text-sm">
                <Icon name="car" size={size} />
                {size}
              </li>
            ))}
          </ul>
        </Part>
      </Sheet>
    )
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), 'chevron')
    await expect(canvas.getAllByRole('button')).toHaveLength(4)
    await userEvent.clear(canvas.getByRole('searchbox'))
  },
}

const codeOf = (name: IconName): string => `<Icon name="${name}" />`

function Search() {
  const [query, setQuery] = useState('')
  const [status, setStatus] = useState('')
  const found = names.filter((name) => name.includes(query.trim().toLowerCase()))
  const copy = (name: IconName) =>
    navigator.clipboard.writeText(codeOf(name)).then(
      () => setStatus(`Copied: ${codeOf(name)}`),
      () => setStatus(`The browser does not let this page copy. The code is ${codeOf(name)}`),
    )
  return (
    <div className="grid gap-5">
      <Field id="icon-search" label="Search by name" className="max-w-sm">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-ink-2">
        {status || `${found.length} of ${names.length}`}
      </p>
      <ul className="grid grid-cols-2 gap-2 xs:grid-cols-3 md:grid-cols-5 lg:grid-cols-7">
        {found.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => copy(name)}
              className="grid w-full justify-items-center gap-2 rounded-control border border-line bg-surface px-2 py-4 text-sm hover:border-brand-ink hover:text-brand-ink"
            >
              <Icon name={name} size="lg" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
