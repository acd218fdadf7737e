import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from '#ui/fonts/face-files.ts'
import metrics from '#ui/fonts/fallback-metrics.json' with { type: 'json' }
import { fittedLine } from '#ui/fonts/poster-line.ts'
import { fontFile } from './font-files.ts'
import { measuredFiles } from './fonts.ts'
import { measuredFont } from './measured-font.ts'

test('the measured files of ui/fonts are those of the installed fonts (else: npm run fonts)', async () => {
  for (const [name, text] of Object.entries(await measuredFiles()))
    expect(readFileSync(join(import.meta.dirname, '../ui/fonts', name), 'utf8')).toBe(text)
})

// Measured by hand on the design's own pages, in percent: size, ascent, descent against Arial.
test.each([
  ['Instrument Sans', metrics['instrument-sans'][0], [100.7, 96.3, 24.8]],
  ['Bricolage Grotesque', metrics['bricolage-grotesque'][0], [104.4, 89.1, 25.9]],
  ['its display cut', metrics['bricolage-grotesque-display'][0], [94.3, 98.6, 28.6]],
  ['Sofia Sans', metrics['sofia-sans-semi-condensed'][0], [90.6, 99.3, 33.1]],
  ['Besley', metrics.besley[0], [114.9, 108.8, 37.4]],
  ['Saira', metrics.saira[0], [103.4, 110.2, 42.5]],
  ['Saira, wide', metrics['saira-wide'][0], [117.2, 97.3, 37.6]],
  ['Archivo', metrics.archivo[0], [98.1, 89.7, 21.4]],
  ['Archivo, poster cut of headings', metrics['archivo-poster'][2], [80.1, 109.9, 26.2]],
])('%s: its fallback has the measure of the design within 2 %%', (_, found, expected) => {
  if (!found) throw new Error('no metrics')
  const { size, ascent, descent } = found.arial
  const ratios = [size, ascent, descent].map((value, index) => value / (expected[index] ?? 0))
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.02)
})

test.each([
  ['Honest miles.', undefined],
  ['Loud prices.', 5.6],
  ['Lonestar Auto Value', 15.9],
  ['AVATAR TO WAVY', 7],
  ['One fee: $150 (it’s in there)?', 9],
])('the line %s is as long in the font as it is said to be', async (text, ems) => {
  const font = await measuredFont(await fontFile(filesOf('archivo-poster')[0]))
  const line = fittedLine(text, ems)
  const length = font.lengthOf(text.toUpperCase(), { wdth: line.width })
  expect(length).toBeLessThanOrEqual(line.ems)
  expect(length).toBeGreaterThan(line.ems * 0.99)
})
