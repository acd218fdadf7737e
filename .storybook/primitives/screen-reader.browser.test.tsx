import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { spokenLines } from './accessibility-tree.fixture.ts'
import { spoken } from './spoken.fixture.ts'
import { hideStory, showStory, storyFiles } from './stories.fixture.tsx'

afterEach(hideStory)

/** Roles that have a value, a state or a live text: a primitive with one is in the table. */
const stateful =
  /^(textbox|searchbox|slider|spinbutton|combobox|checkbox|radio|switch|dialog|alertdialog|tab|menu|DisclosureTriangle|alert|status|progressbar|tooltip) /

test.each(Object.entries(spoken))(
  '%s: names, values and live texts in the accessibility tree',
  async (title, expected) => {
    const [primitive, story = ''] = title.split(': ')
    const file = storyFiles.find(([name]) => name === primitive)?.[1]
    if (!file) throw new Error(`There is no primitive ${primitive}.`)
    await showStory(file, story)
    await expect.poll(spokenLines).toEqual(expected)
  },
)

/** Their rows and cells are asserted by name in the plays of their stories. */
const grids: readonly string[] = ['record-list', 'record-table']

test.each(storyFiles.filter(([name]) => !(`${name}: States` in spoken) && !grids.includes(name)))(
  '%s has no control, panel or live text that the table lacks',
  async (_, file) => {
    await showStory(file, 'States')
    expect((await spokenLines()).filter((line) => stateful.test(line))).toEqual([])
  },
)

test('a combobox says how many options are left', async () => {
  const [, file] = storyFiles.find(([name]) => name === 'combobox') ?? []
  if (!file) throw new Error('There is no combobox.')
  await showStory(file, 'NothingFound')
  await expect
    .poll(() =>
      page
        .getByRole('log')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toContainEqual(expect.stringContaining('0 options available.'))
})
