import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SiteHeader from './site-header.tsx'

const htmlOf = (locations: 'list' | 'link' | 'none', answers = (_: string) => true) =>
  renderToStaticMarkup(
    <SiteHeader
      id="header"
      props={block.props.parse({})}
      slots={{}}
      data={undefined}
      site={{ ...storySite, menu: { ...storySite.menu, locations } }}
      page={storyPage({ answers })}
    />,
  )
/** In the header, and in the menu of phones. */
const both = 2

describe('the header shows the locations', () => {
  test('as a list of names, addresses and phones, each with its page (Spec 2.32)', () => {
    const html = htmlOf('list')
    expect(html.match(/<b><a href="\/locations\/moorooka">/g)).toHaveLength(both)
    expect(html.match(/418 Ipswich Road, Moorooka QLD 4105/g)).toHaveLength(both)
    expect(html).not.toContain('href="/dealerships"')
  })

  test('as a button to the page of all, or as the list on a site without that page (Spec 2.32)', () => {
    const html = htmlOf('link')
    expect(html.match(/href="\/dealerships"/g)).toHaveLength(both)
    expect(html).not.toContain('418 Ipswich Road')
    // In an element that narrow screens hide: a button's own display would keep it.
    expect(html).toMatch(/<div class="header-locations"><a [^>]*href="\/dealerships"/)
    const without = htmlOf('link', (path) => path !== '/dealerships')
    expect(without).not.toContain('href="/dealerships"')
    expect(without).toContain('418 Ipswich Road')
  })

  test('not at all, and still a phone to call (Spec 2.32)', () => {
    const html = htmlOf('none')
    expect(html).not.toMatch(/\/dealerships|418 Ipswich Road/)
    expect(html).toContain('href="tel:0770104180"')
  })
})
