import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { mappingProblems } from '../mapping/check-mappings.ts'
import { cornerDealer, cornerSite } from './commands.fixture.ts'

const header = 'stock_no,condition,year,make,model,price,yard_code'
const row = (stock: string, yard = 'N01') => `${stock},used,2021,Kia,Rio,19990,${yard}`
const feed = (...rows: string[]) => [header, ...rows].join('\n')

const own = {
  description: 'Own columns',
  fields: {
    stocknum: 'No',
    make: { from: 'Car', steps: [{ split: ' ', part: 1 }, 'title-case'] },
    model: { from: 'Car', steps: [{ split: ' ', part: 2 }, 'title-case'] },
    year: { from: 'Yr', steps: ['whole'] },
    km: { from: 'Kms', steps: ['km'] },
    car_type: { value: 'used' },
  },
}

describe('a mapping of the tenant', () => {
  test('is used by name, and goes before that of the product', async () => {
    await using dealer = await cornerDealer()
    const file = await dealer.write('own.csv', 'No,Car,Yr,Kms\nA1,FORD RANGER,2021,41000')
    await dealer.write('tenants/corner/mappings/own.json', JSON.stringify(own))
    expect((await dealer.run('import', file, '--mapping', 'own')).out).toMatch(/added +1/)
    await dealer.write('tenants/corner/mappings/canonical.json', JSON.stringify(own))
    expect((await dealer.run('import', file, '--feed', 'again', '--replace-all')).code).toBe(0)
    expect((await dealer.run('list')).out).toContain('2021 Ford Ranger')
  })

  test('is named in the list of known ones', async () => {
    await using dealer = await cornerDealer()
    const file = await dealer.write('own.csv', 'No\n1')
    await dealer.write('tenants/corner/mappings/own.json', JSON.stringify(own))
    const { err } = await dealer.run('import', file, '--mapping', 'owm')
    expect(err).toContain('Did you mean "own"? Known mappings: own, au-vehicle-prices')
  })
})

test('--try shows each column beside what it became, and writes nothing', async () => {
  await using dealer = await cornerDealer()
  await dealer.write('tenants/corner/mappings/own.json', JSON.stringify(own))
  const rows = Array.from({ length: 30 }, (_, at) => `T${at},FORD RANGER,2021,"41,250 km",blue`)
  const text = ['No,Car,Yr,Kms,Paint', 'A1,FORD RANGER,soon,far,red', ...rows].join('\n')
  const file = await dealer.write('own.csv', text)
  const { out, code } = await dealer.run('import', file, '--mapping', 'own', '--try')
  expect(code).toBe(0)
  expect(out).toMatch(/^line 2: set aside: Yr "soon": expected a year$/m)
  expect(out).toMatch(/^line 3: 2021 Ford Ranger, id t0$/m)
  expect(out).toMatch(/^ {2}Car +"FORD RANGER" +make: "Ford"$/m)
  expect(out).toMatch(/^ {2}Car +"FORD RANGER" +model: "Ranger"$/m)
  expect(out).toMatch(/^ {2}Kms +"41,250 km" +km: 41250$/m)
  expect(out).toMatch(/Columns that the mapping does not read:\n {2}Paint +"blue"/)
  expect(out).toContain('line 21:')
  expect(out).not.toContain('line 22:')
  expect(await readdir(dealer.directory)).not.toContain('forecourt.db')
})

test('--try names values and yards that cannot be used (Spec 3.12)', async () => {
  await using dealer = await cornerDealer()
  const file = await dealer.write('feed.csv', `${header},doors\n${row('A', 'X9')},five`)
  const { out } = await dealer.run('import', file, '--try')
  expect(out).toMatch(/^ {2}doors +"five" +not used: expected a whole number$/m)
  expect(out).toMatch(/^ {2}yard_code +"X9" +the site has no such yard$/m)
})

test('several files are one feed, and findings name their file', async () => {
  await using dealer = await cornerDealer()
  const north = await dealer.write('north.csv', feed(row('A'), row('B')))
  const south = await dealer.write('south.csv', feed(row('C'), row('A')))
  const { out } = await dealer.run('import', north, south)
  expect(out).toMatch(/added +3/)
  expect(out).toMatch(/line 3: duplicate_id: south\.csv: an earlier row/)
  expect((await dealer.run('import', north, south)).out).toMatch(/unchanged +3\n +removed +0/)
})

test('JSON Lines are read, plain and compressed, and a faulty line costs itself only', async () => {
  await using dealer = await cornerDealer()
  const car = (stock: string) =>
    JSON.stringify({
      stock_no: stock,
      condition: 'used',
      year: 2021,
      make: 'Kia',
      model: 'Rio',
      options: ['Tow bar', 'Camera'],
      finance_lenders: { 4: { paymentWeek: 99 } },
    })
  const deep = `{"stock_no":${'['.repeat(70)}${']'.repeat(70)}}`
  const lines = [car('A'), '', '{"stock_no": ', deep, car('B'), ''].join('\n')
  const file = await dealer.write('feed.jsonl', lines)
  const { out } = await dealer.run('import', file, '--json')
  expect(JSON.parse(out)).toMatchObject({
    format: 'json',
    read: 4,
    added: 2,
    quarantined: { byReason: { malformed_record: 1, record_too_deep: 1 } },
  })
  const packed = await dealer.write('feed.ndjson.gz', gzipSync(`${car('A')}`))
  expect((await dealer.run('import', packed, '--allow-shrink')).out).toMatch(/unchanged +1/)
  expect((await dealer.run('show', 'A', '--json')).out).toContain('["Tow bar","Camera"]')
})

test('a zip archive is refused with what to do', async () => {
  await using dealer = await cornerDealer()
  const file = await dealer.write('feed.csv', Buffer.from('PK\x03\x04rest', 'latin1'))
  const { code, err } = await dealer.run('import', file)
  expect(code).toBe(1)
  expect(err).toMatch(/is a zip archive or an Excel workbook; expected a CSV or JSON.* Unpack it/)
})

test('list and show name the yard, the phone, the listing and the repayment (Spec 3.14, 4.01, 5.28, 5.41)', async () => {
  await using dealer = await cornerDealer()
  const file = await dealer.write('feed.csv', feed(row('A'), row('B', 'X9'), row('C')))
  const imported = await dealer.run('import', file)
  expect(imported.out).toContain(
    'Yards that the site does not have; their cars were imported without one:\n  1 × yard_code "X9", first in line 3',
  )
  await dealer.run('import', await dealer.write('less.csv', feed(row('A'), row('B', 'X9'))))
  const { out: list } = await dealer.run('list')
  expect(list).toMatch(/^a +in_stock +19,990 +- +2021 Kia Rio +\(North Lakes\)$/m)
  expect(list).toMatch(/^b .*\(unknown yard X9\)$/m)
  expect(list).toMatch(/^c +withdrawn/m)
  expect((await dealer.run('list', '--status', 'withdrawn')).out).toMatch(/^c .*\n1 car$/m)
  const { out } = await dealer.run('show', 'A')
  expect(out).toContain('"city": "North Lakes"')
  expect(out).toMatch(/^feed: canonical\nfirst seen: 2026-03-01/m)
  expect(out).toMatch(/^listed: yes$/m)
  expect(out).toMatch(/^phone: 07 5550 0101 \(location\)$/m)
  expect(out).toMatch(/^repayment: 95 a week, 410 a month, of the site's terms$/m)
  const left = (await dealer.run('show', 'c')).out
  expect(left).toContain('feed: canonical, which it left 2026-03-01')
  expect(left).toContain('listed: no: withdrawn')
  expect(left).toContain('repayment: none: not_available')
  expect(await dealer.run('show', 'zz')).toMatchObject({
    code: 1,
    err: expect.stringContaining('no car "zz"'),
  })
})

test('report prints the last imports and what was set aside and why', async () => {
  await using dealer = await cornerDealer()
  expect((await dealer.run('report')).out).toBe('corner has had no imports.\n')
  const bad = 'B,borrowed,2021,Kia,Rio,1,N01'
  await dealer.run('import', await dealer.write('a.csv', feed(row('A'), bad)))
  await dealer.run('import', await dealer.write('b.csv', feed(row('Z'))), '--feed', 'other')
  const { out } = await dealer.run('report')
  expect(out).toMatch(/2026-03-01T00:00:00\.000Z\n.*a\.csv → corner, feed canonical/)
  expect(out).toMatch(/line 3, condition: unusable_value: expected one of new, demo, used/)
  expect(out).toMatch(/feed other/)
  expect((await dealer.run('report', '--feed', 'other')).out).not.toContain('a.csv')
  const [line = ''] = (await dealer.run('report', '--json', '--feed', 'canonical')).out.split('\n')
  expect(JSON.parse(line)).toMatchObject({ added: 1, rejections: [{ line: 3 }] })
})

describe('watch', () => {
  async function filesIn(folder: string, count: number): Promise<string[]> {
    for (;;) {
      const files = (await readdir(folder).catch(() => [])).sort()
      if (files.length >= count) return files
      await setTimeout(50)
    }
  }

  test('imports what is dropped once it is complete, and moves it with its report', async () => {
    await using dealer = await cornerDealer()
    const folder = join(dealer.directory, 'drop')
    await mkdir(folder)
    const watching = dealer.run('watch', folder)
    // Not read under this name, and complete at once under the next.
    await dealer.write('drop/feed.csv.part', feed(row('A')))
    await rename(join(folder, 'feed.csv.part'), join(folder, 'feed.csv'))
    const [done = '', report = ''] = await filesIn(join(folder, 'done'), 2)
    expect(done).toBe('2026-03-01T00-00-00-000Z-feed.csv')
    expect(report).toBe(`${done}.report.txt`)
    await dealer.write('drop/bad.csv', 'a,b\n1,2')
    const [failed = '', why = ''] = await filesIn(join(folder, 'failed'), 2)
    expect(failed).toBe('2026-03-01T00-00-00-000Z-bad.csv')
    dealer.ending.abort()
    expect(await watching).toMatchObject({ code: 0 })
    expect(await readFile(join(folder, 'done', report), 'utf8')).toMatch(/added +1/)
    expect(await readFile(join(folder, 'failed', why), 'utf8')).toContain('has no column')
    expect((await readdir(folder)).sort()).toEqual(['done', 'failed'])
  })

  test('of a folder that does not exist is refused', async () => {
    await using dealer = await cornerDealer()
    const { code, err } = await dealer.run('watch', join(dealer.directory, 'none'))
    expect(code).toBe(1)
    expect(err).toMatch(/none cannot be watched: ENOENT/)
  })
})

test('a site file whose rules for stock are invalid is reported before anything is written', async () => {
  await using dealer = await cornerDealer()
  const file = await dealer.write('feed.csv', feed(row('A')))
  await dealer.write('tenants/corner/site.json', '{"whenCarLeavesFeed": "gone"}')
  const { code, err } = await dealer.run('import', file)
  expect(code).toBe(1)
  expect(err).toMatch(/tenants\/corner\/site\.json: whenCarLeavesFeed: /)
})

describe('map proposes a mapping for the headings of another supplier', () => {
  const file = [
    'Stock,Yr,Brand,Modle,Cond,Kms,Drive Away Price,Photos,Sold On,Paint Code',
    'A1,2021,FORD,RANGER,U,"41,250",45990,"http://x.example/1.jpg, http://x.example/2.jpg",,B12',
    'A2,2024,TOYOTA,HILUX,Ex-Demo,12,65990,,2/27/2026,',
    'A3,2024,KIA,RIO,WS,12,19990,,,',
  ].join('\n')

  test('which says what it guessed, assumed, left out and needs, and passes the check', async () => {
    await using dealer = await cornerDealer()
    const path = await dealer.write('Stock List.csv', file)
    const { code, out } = await dealer.run('map', path)
    expect(code).toBe(0)
    expect(out.replaceAll(/ +/g, ' ')).toBe(
      `Wrote tenants/corner/mappings/stock-list.json.
Guessed:
 Stock → stocknum
 Yr → year
 Brand → make
 Cond → car_type
 Kms → km
 Drive Away Price → price
 Photos → images
 Sold On → sold_date_timestamp
Guessed from a similar name, look at:
 Modle → model
Assumed:
 Cond: U = used, Ex-Demo = demo
 Kms: in kilometres
 Drive Away Price: every price is a drive-away price
 no column says which item_type a vehicle is, of car, motorcycle, caravan, truck: every one is a car
Left out, since no field fits:
 Paint Code "B12"
Needed:
 Cond: "WS": add to the "lookup" of "car_type" which of new, demo, used it is
Next: npm run stock -- import ${path} --tenant corner --mapping stock-list --try
`.replaceAll(/ +/g, ' '),
    )
    expect(await mappingProblems(join(dealer.directory, 'tenants'), ['corner'])).toEqual([])
    const imported = await dealer.run('import', path, '--mapping', 'stock-list')
    expect(imported.out).toMatch(/added +2/)
    expect(imported.out).toContain('line 4, Cond: unusable_value: expected one of new, demo, used')
    const [used, demo] = await Promise.all(
      ['a1', 'a2'].map(async (id) => (await dealer.run('show', id, '--json')).out),
    )
    expect(used).toContain('"2021 Ford Ranger"')
    expect(used).toContain('["https://x.example/1.jpg","https://x.example/2.jpg"]')
    expect(demo).toContain('"sold_date_timestamp"')
  })

  test('which reads titles, and miles for an American site', async () => {
    await using dealer = await cornerDealer()
    const american = JSON.stringify({ ...cornerSite, locale: 'en-US' })
    await dealer.write('tenants/corner/site.json', american)
    const rows = ['Unit #;Vehicle;Odometer;Ad Text', 'B7;2019 Kia Rio GT;10,000;One owner']
    const path = await dealer.write('feed.csv', rows.join('\n'))
    const { out } = await dealer.run('map', path, '--mapping', 'lot')
    expect(out).toContain('Odometer: in miles')
    expect(out).toContain('no column says whether a car is new, demo or used: every car is used')
    expect((await dealer.run('import', path, '--mapping', 'lot')).out).toMatch(/added +1/)
    expect((await dealer.run('show', 'b7', '--json')).out).toMatch(
      /"km":16093,.*"model":"Rio"|"model":"Rio".*"km":16093/,
    )
  })

  test('which reads conditions and deposits from values, and motorcycles from their seats (Spec 3.02, 4.05)', async () => {
    await using dealer = await cornerDealer()
    const rows = [
      'Stock #,Class,Yr,Manufacturer,Model Name,Retail,Status,WOF Expiry,Blurb,Seat Ht',
      'B1,Used,2021,ROYAL ENFIELD,HIMALAYAN,"$8,990",Deposit,14/10/2027,One owner.,800',
      'B2,Demo,2026,HONDA,CB500X,"$9,990",For Sale,,,830',
    ]
    const path = await dealer.write('bikes.csv', rows.join('\n'))
    const { out } = await dealer.run('map', path)
    expect(out).toMatch(/from the values, look at:\n {2}Class +→ car_type/)
    expect(out).toMatch(/no field fits:\n {2}WOF Expiry +"14\/10\/2027"\nNext/)
    expect((await dealer.run('import', path, '--mapping', 'bikes')).out).toMatch(/added +2/)
    const shown = (await dealer.run('show', 'b1', '--json')).out
    const facts = {
      car_type: 'used',
      item_type: 'motorcycle',
      make: 'Royal Enfield',
      price: 8990,
      status: 'in_stock',
      reserved: true,
    }
    expect(JSON.parse(shown)).toMatchObject(facts)
  })

  test('which names what no column fits, and never overwrites', async () => {
    await using dealer = await cornerDealer()
    const path = await dealer.write('feed.csv', 'Colour,Weird\nRed,1')
    const { out } = await dealer.run('map', path)
    expect(out).toContain('make: no column fits; add "make": "<column>" to "fields"')
    expect(out).toContain('stocknum or vin: without a stock number')
    const problems = await mappingProblems(join(dealer.directory, 'tenants'), ['corner'])
    expect(problems.map(({ message }) => message)).toContain(
      'expected a source for "make", which is required',
    )
    expect(await dealer.run('map', path)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/feed\.json exists already and was not changed/),
    })
    const json = await dealer.write('feed.json', '[]')
    expect((await dealer.run('map', json)).err).toContain(
      'is JSON; a mapping is proposed for a CSV',
    )
  })

  test('and an import of unknown headings names what is meant, and the command', async () => {
    await using dealer = await cornerDealer()
    const path = await dealer.write('feed.csv', file)
    const { err, code } = await dealer.run('import', path)
    expect(code).toBe(1)
    expect(err).toContain(
      'Did you mean "Yr" for "year", "Brand" for "make", "Modle" for "model", "Cond" for "condition"?',
    )
    expect(err).toContain('"npm run stock -- map <file> --tenant <slug>" proposes a mapping')
  })
})
