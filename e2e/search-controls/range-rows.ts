import { field, type Row, submit, withScript } from './rows.ts'
import { drag, openerOf, press, write } from './ways.ts'

interface Typed {
  readonly texts: Readonly<Record<string, string>>
  /** A press of Enter, or going on to the next field. */
  readonly sentBy: 'Enter' | 'leaving'
}

/** The fields of a range, the last of which is left, or sent by Enter. */
const amounts = (name: string, typed: Typed, leadsTo: string): Row => {
  const names = Object.keys(typed.texts)
  const last = names.at(-1) ?? ''
  const facet = last.split('.')[0]
  const other = `${facet}.${last.endsWith('min') ? 'max' : 'min'}`
  const isLeft = typed.sentBy === 'leaving'
  return {
    name,
    find: field(last),
    async use(control, way) {
      const page = control.page()
      // Going on to the next field sends the one before.
      for (const [own, text] of Object.entries(typed.texts))
        await write(field(own)(page), text, way)
      if (way === 'no-script') return
      if (!isLeft) await control.press('Enter')
      else if (way === 'keyboard') await control.press(last.endsWith('min') ? 'Tab' : 'Shift+Tab')
      else await press(field(other)(page), way)
    },
    leadsTo,
    // Between the fields is the link of the first. Enter closes the drawer, which gives the focus back.
    focus: isLeft
      ? (page) => field(other)(page).or(page.locator('.filters-near:visible'))
      : (page) => field(last)(page).or(openerOf(page)),
    sentBy: submit,
  }
}

/** The lower thumb of a slider: a key moves it, a finger and a mouse drag it. */
const slider = (name: string, facet: string): Row => ({
  name,
  ways: withScript,
  find: (page) => page.locator(`#filters-${facet} x-island input[type=range]`).first(),
  async use(control, way) {
    if (way !== 'keyboard') return drag(control, 0.3, way)
    await control.focus()
    await control.locator('xpath=ancestor::x-island[@data-ready]').waitFor()
    for (let press = 0; press < 2; press++) await control.press('PageUp')
  },
  async leadsTo(page) {
    const value = await field(`${facet}.min`)(page).inputValue()
    if (!(Number(value) > 0)) throw new Error(`expected an amount in the field, found "${value}"`)
    return `?${facet}=${value}:`
  },
  // A finger has no focus to keep.
  focus: (page) => page.locator(`#filters-${facet} x-island input[type=range], body`),
})

export const rangeRows: Row[] = [
  amounts(
    'a price, when its field is left',
    { texts: { 'price.min': '30000' }, sentBy: 'leaving' },
    '?price=30000:',
  ),
  amounts(
    'prices the wrong way round',
    { texts: { 'price.min': '40000', 'price.max': '20000' }, sentBy: 'leaving' },
    '?price=20000:40000',
  ),
  amounts('a year, by Enter', { texts: { 'year.max': '2022' }, sentBy: 'Enter' }, '?year=:2022'),
  amounts(
    'kilometres in few letters',
    { texts: { 'km.max': '45k' }, sentBy: 'leaving' },
    '?km=:45000',
  ),
  slider('the slider of prices', 'price'),
  slider('the slider of years', 'year'),
  slider('the slider of kilometres', 'km'),
]
