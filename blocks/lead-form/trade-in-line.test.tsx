import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { storySite } from '#parts/story-site.ts'
import { TradeInLine } from './trade-in-line.tsx'

const figure = { text: '$21,500 to $24,000', validity: 'Valid until 1 December 2026' }
const line = (isExpired: boolean, found: typeof figure | null = figure) =>
  renderToStaticMarkup(
    <TradeInLine
      valued={{ vehicle: '2019 Subaru Forester', figure: found ?? undefined, isExpired }}
      site={storySite}
    />,
  )

test('a valued car is a line beside the loan with its last day, and no money off (Spec 5.26, D29)', () => {
  expect(line(false)).toContain('Your trade-in, 2019 Subaru Forester:')
  expect(line(false)).toContain('$21,500 to $24,000. Valid until 1 December 2026. An estimate')
  expect(line(false)).toContain('not taken off until')
})

test('an estimate that has ended, or never came, shows no figure (Spec 5.26, D29)', () => {
  for (const html of [line(true), line(false, null)]) expect(html).not.toContain('$')
})
