import { describe, expect, it, test } from 'vitest'
import { readRegistry } from '#blocks/registry.node.ts'
import { schemaVersion } from './page.ts'
import { parseChangedPage, parseWholePage } from './parse-page.ts'

describe('the blocks of this project', async () => {
  const blocks = await readRegistry()

  it('read a page of an older format, and warn of it', () => {
    const side = { id: 'side', block: 'sidebar-layout', props: { phone: 'side-first' } }
    const ways = {
      id: 'ways',
      block: 'sidebar-propositions',
      props: { enquiry: '/ask', tradeIn: '/swap' },
    }
    const old = {
      schemaVersion: 1,
      route: '/cars/:car',
      blocks: [{ ...side, slots: { side: [ways] } }],
    }
    const { page, whole, problems } = parseWholePage(old, 'car.json', blocks)
    expect(problems).toEqual([
      {
        level: 'warning',
        path: ['schemaVersion'],
        message:
          'this file is of format 1 and is read as one of format 3; npm run check -- --migrate rewrites it',
      },
    ])
    expect(page?.blocks[0]?.props).toMatchObject({ onPhones: 'side-first' })
    expect(page?.blocks[0]?.slots.side?.[0]?.props).toMatchObject({
      enquiryPage: '/ask',
      tradeInPage: '/swap',
    })
    const changed = parseChangedPage(
      {
        schemaVersion: 1,
        route: '/cars/:car',
        changes: [
          { set: 'side', props: { phone: 'side-last' } },
          { set: 'ways', unset: ['enquiry'] },
        ],
      },
      'mine.json',
      whole ?? expect.fail(),
      blocks,
    )
    expect(changed.problems).toMatchObject([{ level: 'warning', path: ['schemaVersion'] }])
    expect(changed.page?.blocks[0]?.props).toMatchObject({ onPhones: 'side-last' })
    expect(changed.page?.blocks[0]?.slots.side?.[0]?.props).toMatchObject({
      tradeInPage: '/swap',
    })
  })

  test.each([...blocks].filter(([, { migrations }]) => migrations.length > 0))(
    '%s migrates to props that it has or to none, by steps in order',
    (_name, { migrations, props }) => {
      const formats = migrations.map(({ from }) => from)
      expect(formats).toEqual([...new Set(formats)].sort((a, b) => a - b))
      expect(formats.every((from) => from >= 1 && from < schemaVersion)).toBe(true)
      for (const [index, { props: steps }] of migrations.entries()) {
        const later = migrations.slice(index + 1).flatMap((next) => Object.keys(next.props))
        const known = [...Object.keys(props.shape), ...later]
        for (const [old, { name = old, value }] of Object.entries(steps)) {
          const isRemoved = value !== undefined && value('any') === undefined
          if (!isRemoved) expect(known).toContain(name)
        }
      }
    },
  )

  it('read lists of cars that chose a card, and promotions of two colours (Spec 1.11)', () => {
    const promo = (id: string, tone: string) => ({
      id,
      block: 'promo-slot',
      props: { heading: 'Sell yours', href: '/sell', tone },
    })
    const old = {
      schemaVersion: 2,
      route: '/search',
      blocks: [
        {
          id: 'results',
          block: 'search-results',
          props: { card: 'tile', columns: 2 },
          slots: { promos: [promo('one', 'accent'), promo('two', 'plain')] },
        },
        { id: 'row', block: 'car-row', props: { heading: 'Just in', card: 'classic' } },
      ],
    }
    const { page, problems } = parseWholePage(old, 'search.json', blocks)
    expect(problems).toMatchObject([{ level: 'warning', path: ['schemaVersion'] }])
    const [results, row] = page?.blocks ?? []
    expect(results?.props).toEqual({ views: [], columns: 2, promoPositions: [8, 17] })
    expect(row?.props).not.toHaveProperty('card')
    expect(results?.slots.promos?.map(({ props }) => props.tone)).toEqual(['promo', 'plain'])
  })

  it('have a step from every format to the next', () => {
    const formats = [...blocks.values()].flatMap(({ migrations }) =>
      migrations.map(({ from }) => from),
    )
    expect(new Set(formats).size).toBe(schemaVersion - 1)
  })
})
