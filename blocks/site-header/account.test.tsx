import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '#parts/story-site.ts'
import block from './schema.ts'
import SiteHeader from './site-header.tsx'

const htmlOf = (watchlist: boolean, answers = (_: string) => true) =>
  renderToStaticMarkup(
    <SiteHeader
      id="header"
      props={block.props.parse({})}
      slots={{}}
      data={undefined}
      site={{ ...storySite, flags: { ...storySite.flags, watchlist } }}
      page={storyPage({ answers })}
    />,
  )

test('the header leads to sign-in where the site has accounts and that page, on wide screens and in the menu (Spec 6.02, 6.04)', () => {
  const link = /<a href="\/sign-in"/g
  expect(htmlOf(true).match(link)).toHaveLength(2)
  expect(htmlOf(true)).toContain('data-bind="account" data-name="Account"')
  expect(htmlOf(false)).not.toMatch(link)
  expect(htmlOf(true, (path) => path !== '/sign-in')).not.toMatch(link)
})
