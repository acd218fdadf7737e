import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { clippedTexts } from '#ui/conformance/clipped-texts.fixture.ts'
import { hasFocusRing } from '#ui/conformance/focus-ring.fixture.ts'
import { filledBoxes, selectedAsOthers, unseenBoxes } from './forced-colours.fixture.ts'
import { notMirrored, placesOf } from './mirrored.fixture.ts'
import { hideStory, type StoryFile, showStory, storyFiles } from './stories.fixture.tsx'

const root = document.documentElement
const still = document.createElement('style')
still.textContent =
  '*, ::before, ::after { transition: none !important; animation: none !important }'

beforeAll(() => document.head.append(still))
afterEach(hideStory)
afterAll(() => still.remove())

const forcedColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

/** What does not fit in the window. */
function misfits(): string[] {
  const wider = root.scrollWidth - root.clientWidth
  return [...(wider > 0 ? [`${wider} pixels wider than the window`] : []), ...clippedTexts()]
}

/** Controls that can be reached by Tab and do not show that they have the focus. */
function withoutRing(): string[] {
  const controls = document.body.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"], [data-radix-focus-guard])',
  )
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return []
    control.focus()
    return document.activeElement !== control || hasFocusRing() ? [] : [control.outerHTML]
  })
}

test('every primitive has a story of all its states', () => {
  expect(storyFiles.length).toBeGreaterThan(10)
  expect(storyFiles.filter(([, file]) => !file.States).map(([primitive]) => primitive)).toEqual([])
})

const nameOfLongest = (file: StoryFile): string => (file.Longest ? 'Longest' : 'States')
const longest = storyFiles.map(
  ([primitive, file]) =>
    [`${primitive}: ${nameOfLongest(file)}`, nameOfLongest(file), file] as const,
)

describe('in a window of 640 pixels', () => {
  beforeAll(async () => {
    await page.viewport(640, 800)
    // Where another file left the pointer, a row would be filled as it is under the pointer; nothing moves it here.
    await userEvent.hover(root, { position: { x: 0, y: 0 } })
  })

  test.each(longest)('%s fits with text of 200 %% (WCAG 1.4.4)', async (_, name, file) => {
    root.style.fontSize = '200%'
    try {
      await showStory(file, name)
      expect(misfits()).toEqual([])
    } finally {
      root.style.fontSize = ''
    }
  })

  test.each(storyFiles)(
    '%s can be seen in forced colours, with its focus and what is selected, and is mirrored from right to left (WCAG 1.4.11, 2.4.7)',
    async (_, file) => {
      await showStory(file, 'States')
      const before = placesOf(document.body)
      const filled = filledBoxes(document.body)
      await forcedColours('active')
      try {
        expect(unseenBoxes(filled)).toEqual([])
        expect(selectedAsOthers(document.body)).toEqual([])
        expect(withoutRing()).toEqual([])
      } finally {
        await forcedColours('none')
      }
      root.dir = 'rtl'
      try {
        await showStory(file, 'States')
        expect(notMirrored(before, placesOf(document.body), root.clientWidth)).toEqual([])
      } finally {
        root.dir = 'ltr'
      }
    },
  )
})

describe('in a window of 320 pixels', () => {
  beforeAll(() => page.viewport(320, 800))
  afterAll(() => page.viewport(1280, 800))

  test.each(storyFiles)('%s fits (WCAG 1.4.10)', async (_, file) => {
    for (const name of file.Longest ? ['States', 'Longest'] : ['States']) {
      await showStory(file, name)
      expect(misfits()).toEqual([])
    }
  })
})
