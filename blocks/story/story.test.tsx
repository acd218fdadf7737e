import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import Story from './story.tsx'

const html = (given: object, site = storySite) =>
  renderToStaticMarkup(
    <Story
      id="why"
      props={block.props.parse({ heading: 'One price', ...given })}
      slots={{}}
      data={undefined}
      site={site}
      page={storyPage()}
    />,
  )

test('every variant has the same HTML, on the ground of the page file (Spec 1.11)', () => {
  const given = { text: ['Read it.'], figures: [{ value: '7 days', label: 'to exchange' }] }
  const ledger = html({ ...given, variant: 'ledger', ground: 'dark' })
  expect(ledger).toContain('data-variant="ledger" data-ground="dark"')
  expect(html({ ...given, variant: 'shout', ground: 'dark' }).replace('shout', 'ledger')).toBe(
    ledger,
  )
})

test('the variant is the choice of the site where the page has none (Spec 1.11)', () => {
  const look = { ...storySite.look, story: 'route' } as const
  expect(html({}, { ...storySite, look })).toContain('data-variant="route"')
})

test('its heading can be the title of the page, and steps are a level below (Spec 1.11, WCAG 1.3.1)', () => {
  const steps = [{ title: 'We look at it' }]
  const titled = html({ level: 'h1', steps })
  expect(titled).toContain('<h1 id="why-title">One price</h1>')
  expect(titled).toContain('<h2>We look at it</h2>')
  expect(html({ steps })).toMatch(/<h2 id="why-title">.*<h3>We look at it/)
})

test('a link to a feature that is off is left out (Spec 2.32)', () => {
  const links = [{ label: 'Sell yours', href: '/sell-my-car', flag: 'tradeIn' }]
  const flagged = (tradeIn: boolean) => ({
    ...storySite,
    flags: { ...storySite.flags, tradeIn },
  })
  expect(html({ links }, flagged(true))).toContain('Sell yours')
  expect(html({ links }, flagged(false))).not.toContain('Sell yours')
})
