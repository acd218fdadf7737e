import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storyPage, storySite } from '../story-site.ts'
import { OpeningHours } from './opening-hours.tsx'

const christmas = '2026-12-20T00:30:00.000Z'
const [location] = storySite.locations

const html = (now: string): string =>
  renderToStaticMarkup(
    location && (
      <OpeningHours
        hours={location.contact_detail}
        site={storySite}
        page={storyPage({ now })}
        className="grid-cols-2"
        ordinary=""
      />
    ),
  )

/** The text of each line of the list. */
const linesAt = (now: string): string[] =>
  (html(now).match(/<dt.*?(?=<dt|<\/dl>)/g) ?? []).map((line) =>
    line
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

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
])('shows the hours of %s (Spec 3.32, 9.27, D37)', (_, now, lines) => {
  expect(linesAt(now)).toEqual(lines)
})

test('a special day has a machine-readable date (D37)', () => {
  expect(html(christmas)).toContain('<time dateTime="2026-12-25">Fri 25 Dec</time>')
})
