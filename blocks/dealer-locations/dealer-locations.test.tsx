import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import footer from '../site-footer/schema.ts'
import SiteFooter from '../site-footer/site-footer.tsx'
import { storyPage, storySite } from '../story-site.ts'
import DealerLocations from './dealer-locations.tsx'
import locations from './schema.ts'

const christmas = '2026-12-20T00:30:00.000Z'
const given = { slots: {}, data: undefined, site: storySite }

/** The hours of the only location, a line each, as two blocks show them. */
function hoursAt(now: string): string[][] {
  const page = storyPage({ now })
  const views = [
    <DealerLocations
      key="list"
      id="list"
      props={locations.props.parse({})}
      {...given}
      page={page}
    />,
    <SiteFooter key="footer" id="footer" props={footer.props.parse({})} {...given} page={page} />,
  ]
  return views.map((view) => {
    const lines = renderToStaticMarkup(view).match(/<dt.*?(?=<dt|<\/dl>)/g) ?? []
    return lines.map((line) =>
      line
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  })
}

test.each([
  [
    'an ordinary week',
    '2026-11-18T00:30:00.000Z',
    ['Mon-Fri 8.30am-5.30pm', 'Sat 8.30am-4pm', 'Sun Closed'],
  ],
  [
    'the week of Christmas',
    christmas,
    [
      'Sun Closed',
      'Mon-Wed 8.30am-5.30pm',
      'Thu 24 Dec 8.30am-12pm Christmas Eve',
      'Fri 25 Dec Closed Christmas Day',
      'Sat 26 Dec Closed Boxing Day',
      'Fri 1 Jan Closed New Year&#x27;s Day',
    ],
  ],
])('footer and locations show the hours of %s alike (Spec 3.32, 9.27, D37)', (_, now, lines) => {
  expect(hoursAt(now)).toEqual([lines, lines])
})

test('a special day is a date that machines read (D37)', () => {
  const page = storyPage({ now: christmas })
  const html = renderToStaticMarkup(
    <DealerLocations id="list" props={locations.props.parse({})} {...given} page={page} />,
  )
  expect(html).toContain('<time dateTime="2026-12-25">Fri 25 Dec</time>')
})
