import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { editingKeys } from './editing-keys.fixture.ts'
import { pressed } from './keys.fixture.ts'
import { libraryKeys } from './library-keys.fixture.ts'
import { nativeKeys } from './native-keys.fixture.ts'
import { hideStory, showStory, storyFiles } from './stories.fixture.tsx'

const keysOf = { ...nativeKeys, ...libraryKeys, ...editingKeys }

const sources = import.meta.glob<string>('../../{ui,staff/ui}/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// Links would leave the page of the tests; those within it lead to their place.
window.addEventListener('click', (event) => {
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  if (control) pressed.push((control.getAttribute('aria-label') ?? control.textContent).trim())
  if (control?.matches('a:not([href^="#"]), [type="submit"]')) event.preventDefault()
})
afterEach(hideStory)

/** `Shift+Tab` as `userEvent` writes it. */
const written = (keys: string): string => {
  const [key = '', modifier] = keys.split('+').reverse()
  const press = key === 'Space' ? ' ' : key.length > 1 ? `{${key}}` : key
  return modifier ? `{${modifier}>}${press}{/${modifier}}` : press
}

test.each(Object.entries(keysOf))('%s answers to its keys', async (title, keys) => {
  const [primitive] = title.split(' ')
  const file = storyFiles.find(([name]) => name === primitive)?.[1]
  if (!file) throw new Error(`There is no primitive ${primitive}.`)
  await showStory(file, keys.story)
  keys.start?.()
  for (const [press, read, value] of keys.steps) {
    if (press) await userEvent.keyboard(written(press))
    await expect
      .poll(read, { message: `${keys.story}: after ${press || 'the start'}` })
      .toEqual(value)
  }
})

/** The keys that the docs of a primitive name, each with what a play has to contain. */
const named: readonly (readonly [inDocs: RegExp, key: string, inPlay: RegExp])[] = [
  [/\bTab\b/, 'Tab', /userEvent\.tab\(|\{Tab\}/],
  [/\bSpace\b/, 'Space', /keyboard\('[^']* ?'\)/],
  [/arrow/, 'Arrow', /\{Arrow/],
  ...(
    [
      ['←', 'ArrowLeft'],
      ['→', 'ArrowRight'],
      ['↑', 'ArrowUp'],
      ['↓', 'ArrowDown'],
      ['Page Up', 'PageUp'],
      ['Page Down', 'PageDown'],
      ...['Enter', 'Escape', 'Home', 'End', 'F6'].map((key) => [key, key] as const),
    ] as const
  ).map(
    ([inDocs, key]) => [new RegExp(inDocs), key, new RegExp(`\\{${key}\\}|key: '${key}'`)] as const,
  ),
]

test.each(storyFiles)('%s: each key that its docs name is pressed', (primitive, file) => {
  const { keys } = file.default.parameters.primitive
  const [, source = ''] =
    Object.entries(sources).find(([path]) => path.endsWith(`/${primitive}.stories.tsx`)) ?? []
  const plays = source.slice(source.indexOf('export default'))
  const steps = Object.entries(keysOf)
    .filter(([title]) => title.split(' ')[0] === primitive)
    .flatMap(([, { steps }]) => steps)
  const missing = named
    .filter(([inDocs]) => inDocs.test(keys))
    .filter(
      ([, key, inPlay]) => !inPlay.test(plays) && !steps.some(([press]) => press.includes(key)),
    )
  expect(missing.map(([, key]) => key)).toEqual([])
})
