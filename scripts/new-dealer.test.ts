import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteSchema } from '#domain/site/site.ts'
import { runNewDealer } from './new-dealer/run.ts'
import { readWeek } from './new-dealer/week.ts'

const examples = join(import.meta.dirname, '../tenants')
const folder = await mkdtemp(join(tmpdir(), 'new-dealer-'))
const tenants = join(folder, 'tenants')
beforeAll(() => cp(join(examples, '_templates'), join(tenants, '_templates'), { recursive: true }))
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command; a person gives these replies, and none is asked more. */
async function run(args: readonly string[], replies?: readonly string[]) {
  const said: string[] = []
  const errors: string[] = []
  const left = [...(replies ?? [])]
  const code = await runNewDealer(args, {
    tenants,
    examples,
    port: 4173,
    out: (line) => void said.push(line),
    err: (line) => void errors.push(line),
    ...(replies && {
      ask: async (question: string) => {
        said.push(question)
        const reply = left.shift()
        if (reply === undefined) throw new Error(`asked once too often: ${question}`)
        return reply
      },
    }),
  })
  return { code, said, errors, left }
}

const siteOf = async (slug: string) =>
  siteSchema.parse(JSON.parse(await readFile(join(tenants, slug, 'site.json'), 'utf8')))

describe('npm run new-dealer', () => {
  test('with options and no terminal writes a folder that passes the check (Spec 3.35)', async () => {
    const logo = join(examples, 'harbour/media/harbour.svg')
    const { code, said, errors } = await run([
      ...['--name', 'Māori Motors & Sons', '--template', 'paddock', '--market', 'nz'],
      ...['--phone', '09 555 0142', '--email', 'kia@example.com', '--street', '1 Bay Road'],
      ...[
        '--city',
        'Hamilton',
        '--postcode',
        '3200',
        '--state',
        'Waikato',
        '--hours',
        'daily 9-5, Sun closed',
      ],
      ...['--brand', 'F60', '--accent', '#0b2a4a', '--logo', logo, '--headline', 'Come and see'],
    ])
    expect({ code, errors }).toEqual({ code: 0, errors: [] })
    expect(said[0]).toBe('--state is left out: dealers in nz have none.')
    expect(await readdir(join(tenants, 'maori-motors-sons'))).toEqual([
      'media',
      'pages',
      'site.json',
    ])
    expect(await siteOf('maori-motors-sons')).toMatchObject({
      name: 'Māori Motors & Sons',
      template: 'paddock',
      locale: 'en-NZ',
      timeZone: 'Pacific/Auckland',
      logo: {
        image: '/media/site/logo.svg',
        alt: 'Māori Motors & Sons',
        width: expect.any(Number),
      },
      theme: { brand: '#ff6600', accent: '#0b2a4a', scheme: 'light' },
      contact: { phone: '09 555 0142' },
      locations: [{ slug: 'hamilton', address: { street: '1 Bay Road', postcode: '3200' } }],
    })
    const home = await readFile(join(tenants, 'maori-motors-sons/pages/home.json'), 'utf8')
    expect(JSON.parse(home).changes).toEqual([{ set: 'hero', props: { heading: 'Come and see' } }])
    const text = said.join('\n')
    expect(text).toContain(
      'As suggested: slug maori-motors-sons; time-zone Pacific/Auckland; scheme light.',
    )
    expect(text).toContain('http://maori-motors-sons.localhost:4173')
    expect(text).toContain('npm run stock -- import <file> --tenant maori-motors-sons')
  })

  test.each(['meridian', 'fieldguide', 'instrument', 'poster'])(
    'passes the check with the defaults of every question in %s (Spec 3.35)',
    async (template) => {
      const more = template === 'poster' ? ['--market', 'us', '--street', '9 Main Street'] : []
      const args = ['--slug', `my-${template}`, '--template', template, '--yes', ...more]
      const { code, errors } = await run(args, [])
      expect({ code, errors }).toEqual({ code: 0, errors: [] })
      const { theme, locations, logo } = await siteOf(`my-${template}`)
      expect(theme.scheme).toBe(template === 'instrument' ? 'dark' : 'light')
      expect(locations.map(({ address }) => address.state)).toEqual(more.length > 0 ? ['TX'] : [])
      expect(logo).toBeUndefined()
    },
  )

  test('asks again with what was expected and found, and never overwrites', async () => {
    const first = await run(['--slug', 'taken', '--hours', 'Mon-Fri 9-5', '--yes'])
    expect(first.code).toBe(0)
    expect(first.said[0]).toBe(
      '--hours is left out: it belongs to an address, and --street is not given.',
    )
    const before = await readFile(join(tenants, 'taken/site.json'), 'utf8')
    const replies = [
      ...['Taken', '', 'taken-2', 'paddok', '4', 'fr', '', '12', '', 'nobody', ''],
      ...['3 Bay St', '', '41', '4105', 'QL', '', 'Brisbane', '', 'sometimes', ''],
      ...['teal', '#0b2a4a', '', '', '/none.png', '', ''],
    ]
    const { code, said, errors, left } = await run([], replies)
    expect({ code, errors, left }).toEqual({ code: 0, errors: [], left: [] })
    for (const line of [
      'there is a folder tenants/taken already; choose another name',
      'expected one of fieldguide, instrument, meridian, paddock, poster, found "paddok"; did you mean "paddock"?',
      'expected one of au, nz, us, found "fr"',
      'expected a telephone number such as (07) 5550 0100, found "12"',
      'expected an e-mail address, found "nobody"',
      'expected a postcode of AU, or nothing, found "41"',
      'expected one of QLD, NSW, VIC, SA, WA, TAS, ACT, NT, found "QL"; did you mean "QLD"?',
      'expected a time zone such as Australia/Brisbane, found "Brisbane"',
      'expected days and times such as "Mon-Fri 8:30-17:30, Sat 9am-4pm", found "sometimes"',
      'expected a colour such as #0b2a4a, found "teal"',
      'expected a picture that can be read, found "/none.png"',
    ]) {
      expect(said).toContain(line)
    }
    expect(await siteOf('taken-2')).toMatchObject({
      template: 'paddock',
      theme: { brand: '#0b2a4a' },
    })
    expect(await readFile(join(tenants, 'taken/site.json'), 'utf8')).toBe(before)
  })

  test.each([
    [
      ['--phone', '12'],
      '--phone: expected a telephone number such as (07) 5550 0100, found "12". Nothing was written.',
    ],
    [['--slug', 'staff'], expect.stringContaining('--slug: "staff.localhost" belongs to')],
    [['--logo', 'logo.txt'], expect.stringContaining('--logo: expected a file that ends in .jpg')],
    [['--colour', 'red'], expect.stringContaining("Unknown option '--colour'")],
  ])('without a terminal refuses %j and writes nothing', async (args, message) => {
    const before = await readdir(tenants)
    expect(await run(args)).toMatchObject({ code: 1, said: [], errors: [message] })
    expect(await readdir(tenants)).toEqual(before)
  })
})

describe('opening hours as people write them (Spec 3.32)', () => {
  const open = (text: string) =>
    readWeek(text)
      ?.filter(({ status }) => status === 'Open')
      .map(({ weekday, open, close }) => `${weekday} ${open}-${close}`)
      .join(', ')

  test.each([
    ['Mon-Tue 8:30-17:30, Sat 9am-4pm', '1 08:30-17:30, 2 08:30-17:30, 6 09:00-16:00'],
    ['friday to sunday 9-5', '5 09:00-17:00, 6 09:00-17:00, 0 09:00-17:00'],
    ['Wed 12pm–8.30pm', '3 12:00-20:30'],
    ['daily 10-3; tue-sun closed', '1 10:00-15:00'],
    ['Mon 9', undefined],
    ['Mon 25-26', undefined],
    ['Mon 17:00-17:00', undefined],
    ['weekdays 9-5', undefined],
  ])('%s', (text, week) => {
    expect(open(text)).toBe(week)
  })
})
