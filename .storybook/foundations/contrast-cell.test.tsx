import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContrastCell, levelOf, shownRatio } from './contrast-cell.tsx'

test.each([
  [4.49, '4.4', 'too low'],
  [4.5, '4.5', 'AA'],
  [6.99, '6.9', 'AA'],
  [7, '7.0', 'AAA'],
  [21, '21.0', 'AAA'],
])('a contrast of %d is shown as %s, %s', (ratio, shown, level) => {
  expect([shownRatio(ratio), levelOf(ratio)]).toEqual([shown, level])
})

test('the figure is that of the two colours', () => {
  const html = renderToStaticMarkup(<ContrastCell text="#000000" ground="#ffffff" />)
  expect(html).toContain('21.0')
})
