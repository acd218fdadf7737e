import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import { Link } from '#ui/link/link.tsx'
import { dealers } from '../tenants.ts'
import { DealerPanel } from './dealer-panel.tsx'
import { storyHref } from './story-href.ts'

const meta: Meta = {
  title: 'Introduction',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

/** The demo dealers in their own themes, then how to review and where things come from. */
export const Introduction: StoryObj = {
  render: () => (
    <>
      <header className="page-width grid gap-4 py-14">
        <h1 className="text-hero text-balance">One set of parts, every dealer’s own site</h1>
        <p className="max-w-prose text-lead text-ink-2">
          Forecourt makes websites for car dealers. All are built of the same blocks; a theme and a
          look make each its own. These are its demo dealers. Choose one in the toolbar, and every
          story here is theirs.
        </p>
      </header>
      {dealers.map((dealer) => (
        <DealerPanel key={dealer.slug} {...dealer} />
      ))}
      <Guide />
    </>
  ),
  async play({ canvasElement }) {
    const cards = within(canvasElement).getAllByRole('article')
    await expect(cards).toHaveLength(dealers.length)
  },
}

function Guide() {
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-14 lg:grid-cols-2">
      <Topic title="Review a block">
        <p>
          <To id="blocks-search-results--docs">Blocks</To> are what pages are built of,{' '}
          <To id="primitives-button--docs">primitives</To> what blocks are built of. The docs page
          of a block has its states, its props, its JSON for a page, and the pages that use it.
        </p>
        <ul className="grid list-disc gap-1 ps-5">
          <li>
            <strong>Toolbar:</strong> dealer, light or dark, locale, direction of writing, and the
            features of the site. A block must be right in each.
          </li>
          <li>
            <strong>Viewport:</strong> a phone, and every width at which a layout changes.
          </li>
          <li>
            <strong>Controls:</strong> the props, as a dealer sets them. A list is a choice of
            variants.
          </li>
          <li>
            <strong>Accessibility:</strong> what axe finds. It must be empty: otherwise the tests
            fail.
          </li>
        </ul>
      </Topic>
      <Topic title="Names of stories">
        <p>Each example of a block is a story of the same name.</p>
        <ul className="grid list-disc gap-1 ps-5">
          <li>
            <strong>Smallest:</strong> the least that the block can have.
          </li>
          <li>
            <strong>Typical:</strong> the content of most pages.
          </li>
          <li>
            <strong>Longest:</strong> long names and texts, many parts. Nothing may be cut off.
          </li>
          <li>
            <strong>Empty:</strong> nothing to show, and what the visitor is offered then.
          </li>
          <li>
            <strong>States:</strong> all states of a primitive in one picture.
          </li>
          <li>
            <strong>Error:</strong> what could not be loaded. On a page, a block whose data cannot
            be loaded is left out; a search that fails{' '}
            <To id="blocks-search-results--search-fails">keeps its cars and says so</To>.
          </li>
        </ul>
      </Topic>
      <Topic title="Ask why a price or a badge shows">
        <p>
          Each page under <To id="rules-price--page">Rules</To> runs the product’s own rules. Change
          the inputs under Controls and read the result with its reasons. Below it are typical
          cases, on and just over each limit.
        </p>
      </Topic>
      <Topic title="Change a look">
        <p>
          <To id="foundations-colour--colour">Foundations</To> show the theme of the dealer in the
          toolbar. A dealer’s colours are in{' '}
          <code className="wrap-anywhere">tenants/&lt;dealer&gt;/site.json</code>; type, corners,
          space and motion in{' '}
          <code className="wrap-anywhere">tenants/_templates/&lt;template&gt;/template.json</code>.
          Every value has a name: ask for a new <To id="foundations-tokens--tokens">token</To>, not
          for a hex value.
        </p>
      </Topic>
    </div>
  )
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-title-3">{title}</h2>
      {children}
    </section>
  )
}

const To = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link href={storyHref(id)} target="_top">
    {children}
  </Link>
)
