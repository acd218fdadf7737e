import { inResults, type Row, results } from './rows.ts'

export const resultRows: Row[] = [
  {
    name: 'the order',
    find: (page) => page.locator('select[name=sortBy]'),
    async use(control, way) {
      if (way !== 'keyboard') {
        await control.selectOption('price_asc')
        return
      }
      await control.focus()
      await control.pressSequentially('Lowest p')
    },
    leadsTo: '?sortBy=price_asc',
    focus: (page) => page.locator('select[name=sortBy], body'),
    sentBy: (page) => page.locator('button[type=submit][form]:visible').first(),
  },
  {
    name: 'the view as rows',
    from: '?make=Toyota',
    find: inResults(/^(List|Rows)$/),
    leadsTo: '?make=Toyota&view=rows',
  },
  {
    name: 'the view as a table',
    from: '?make=Toyota',
    find: inResults('Table'),
    leadsTo: '?make=Toyota&view=table',
  },
  {
    name: "the table's order by price",
    from: '?view=table',
    find: (page) => results(page).locator('.results-table thead a'),
    leadsTo: '?view=table&sortBy=price_asc',
  },
  { name: 'the next page', find: inResults('Next'), leadsTo: '?page=2', focus: results },
  {
    name: 'the page before',
    from: '?page=2&make=Toyota',
    find: inResults('Previous'),
    leadsTo: '?make=Toyota',
    focus: results,
  },
  {
    name: 'the number of a page',
    from: '?make=Toyota',
    ways: ['mouse', 'keyboard', 'no-script'],
    find: inResults('Page 2'),
    leadsTo: '?page=2&make=Toyota',
    focus: results,
  },
]

export const emptyRows: Row[] = [
  {
    name: '"Search for … instead"',
    from: '?query=toyta',
    find: (page) => page.locator('.results-note a'),
    leadsTo: '?query="toyta"',
    focus: results,
  },
  {
    name: 'a way out of an empty result',
    from: '?make=Toyota&price=:1',
    find: (page) => page.locator('.no-cars-ways a').first(),
    leadsTo: '?make=Toyota',
    focus: results,
  },
  {
    name: 'all stock instead of an empty result',
    from: '?make=Toyota&price=:1',
    find: inResults('See all our stock'),
    leadsTo: '',
    focus: results,
  },
  {
    name: 'the cars nearest to an empty result',
    from: '?make=Toyota&price=:1',
    find: (page) => page.locator('.nearest-cars > p a'),
    leadsTo: '?make=Toyota',
    focus: results,
  },
]
