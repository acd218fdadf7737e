/** What a made-up dealer management system exports of one vehicle; absent columns are empty. */
export type SystemRow = Readonly<Record<string, string>>

/** The 60 columns of a made-up export, semicolons between them, as such systems write them. */
export const systemColumns = [
  ...['Stk No', 'Yard', 'Rego No', 'Rego Exp', 'VIN No', 'NVIC', 'Vehicle Type', 'N/D/U'],
  ...['Stock Status', 'Date In', 'Date Sold', 'Settlement', 'Manufacturer', 'Family', 'Variant'],
  ...['Series', 'MY', 'Build', 'Compl', 'Body Style', 'Drs', 'Sts', 'Ext Colour', 'Int Colour'],
  ...['Odometer', 'Odo Unit', 'Trans', 'Gears', 'Drv', 'Fuel', 'Cyl', 'Capacity', 'Power kW'],
  ...['Torque Nm', 'Cons', 'ANCAP', 'GVM', 'Towing', 'Drive Away', 'EGC Price', 'Was', 'RRP'],
  ...['Market Avg', 'Fin Co', 'Int Rate', 'Comp Rate', 'Wk Pmt', 'Term', 'Dep', 'Residual'],
  ...['Online Deposit', 'Hold', 'CPO', 'Web Tag', 'Sort', 'Video', 'PPSR Report', 'Photos'],
  ...['Advert', 'Salesperson'],
] as const

const models = [
  ['TOYOTA', 'HILUX', 'SR5', 'Dual Cab', '4X4'],
  ['FORD', 'RANGER', 'Wildtrak', 'Dual Cab', '4X4'],
  ['MAZDA', 'CX-5', 'Maxx Sport', 'Wagon', 'AWD'],
  ['HYUNDAI', 'I30', 'Active', 'Hatch', 'FWD'],
] as const
const yards = ['10-NTH', '20-STH', '30-USED'] as const

/** The export's row of a vehicle by its number, from 0; every value is invented. */
export function systemRow(at: number, change: SystemRow = {}): SystemRow {
  const [make, family, variant, body, drive] = models[at % models.length] ?? models[0]
  const price = 21_990 + at * 500
  const hasLender = at % 2 === 0
  return {
    'Stk No': `U/${4000 + at}`,
    Yard: yards[at % yards.length] ?? '',
    'N/D/U': 'U',
    'Vehicle Type': 'PASS',
    'Stock Status': 'AVL',
    'Date In': '3/02/2026 08:15',
    Manufacturer: make,
    Family: family,
    Variant: variant,
    MY: '21',
    Build: '11/2020',
    'Rego No': `4${at}0 JMC`,
    'Rego Exp': '30/04/2027',
    'VIN No': '',
    NVIC: 'L0X20B',
    'Body Style': body,
    Drs: '4',
    Sts: '5',
    'Ext Colour': 'WHITE',
    'Int Colour': 'BLACK',
    Odometer: `${41 + at},250`,
    'Odo Unit': 'K',
    Trans: 'SPTS AUTO',
    Gears: '6',
    Drv: drive,
    Fuel: 'DSL',
    Cyl: '4',
    Capacity: '2755 cc',
    'Power kW': '150',
    'Torque Nm': '500',
    Cons: '8.1',
    ANCAP: '5',
    GVM: '3,050',
    Towing: '3,500',
    'Drive Away': `$${price}.00`,
    Was: `$${price + 2000}.00`,
    'Market Avg': `$${price + 900}`,
    ...(hasLender && {
      'Fin Co': 'JAC',
      'Int Rate': '8.49 %',
      'Comp Rate': '9.31 %',
      'Wk Pmt': '$112.35',
      Term: '60M',
      Dep: '$2,000',
      Residual: '0',
    }),
    'Online Deposit': 'Y',
    Hold: at === 3 ? 'Y' : 'N',
    CPO: 'N',
    Sort: String(100 - at),
    'Web Tag': at === 2 ? 'One Owner' : '',
    Video: 'http://video.example/4000',
    'PPSR Report': 'https://ppsr.example/4000.pdf',
    Salesperson: 'TP',
    Photos: 'http://p.example/1.jpg|http://p.example/2.jpg',
    Advert: '<p>Tidy &amp; clean; one owner.</p>',
    ...change,
  }
}

/** Rows as the export's text: semicolons, quotes where needed, CRLF. */
export function systemExport(rows: readonly SystemRow[]): string {
  const cell = (text = '') => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = rows.map((row) => systemColumns.map((name) => cell(row[name])).join(';'))
  return [systemColumns.join(';'), ...lines, ''].join('\r\n')
}

const yesNo = (from: string) => ({ from, steps: ['yes-no'] })
const money = (from: string) => ({ from, absent: ['0', '$0.00'], steps: ['money'] })
const whole = (from: string) => ({ from, steps: ['decimal'] })

/** A mapping of that export, as a dealer writes it after docs/feeds.md. */
export const systemMapping = {
  description: 'Made-up dealer system: nightly export of all vehicles',
  delimiter: ';',
  absent: ['N/A'],
  key: [['stocknum']],
  fields: {
    stocknum: 'Stk No',
    location_id: {
      from: 'Yard',
      steps: [{ lookup: { '10-NTH': 'north', '20-STH': 'south' }, otherwise: 'keep' }],
    },
    vin: { from: 'VIN No', steps: ['plate'] },
    regplate: { from: 'Rego No', steps: ['plate'] },
    rego_expiry: { from: 'Rego Exp', steps: ['day'] },
    has_nvic: { from: 'NVIC', steps: ['present'] },
    item_type: {
      from: 'Vehicle Type',
      steps: [{ lookup: { PASS: 'car', COMM: 'car', TRUCK: 'truck', BIKE: 'motorcycle' } }],
    },
    car_type: {
      from: 'N/D/U',
      steps: [{ lookup: { N: 'new', D: 'demo', U: 'used' } }],
      unusable: 'quarantine',
    },
    status: {
      from: 'Stock Status',
      steps: [{ lookup: { AVL: 'in_stock', ORD: 'coming_soon', SLD: 'sold', DLV: 'sold' } }],
      unusable: 'quarantine',
    },
    created_at: { from: 'Date In', steps: ['timestamp'] },
    sold_date_timestamp: { from: ['Date Sold', 'Settlement'], steps: ['seconds'] },
    make: { from: 'Manufacturer', steps: ['title-case', 'make'] },
    model: { from: 'Family', steps: ['title-case'] },
    badge: 'Variant',
    series: 'Series',
    year: { from: 'Build', steps: [{ split: '/', part: 2 }, 'whole'], min: 1950, max: 2030 },
    build_date: { from: 'Build', steps: ['month'] },
    compliance_date: { from: 'Compl', steps: ['month'] },
    body: {
      from: 'Body Style',
      steps: [{ lookup: { 'Dual Cab': 'Ute', Hatch: 'Hatchback' }, otherwise: 'keep' }],
    },
    doors: { from: 'Drs', steps: ['whole'] },
    seats: { from: 'Sts', steps: ['whole'] },
    colour: { from: 'Ext Colour', steps: ['title-case'] },
    km: { from: 'Odometer', steps: ['km'] },
    trans: {
      from: 'Trans',
      steps: [{ lookup: { 'SPTS AUTO': 'Sports Automatic', MAN: 'Manual' }, otherwise: 'keep' }],
    },
    drive: {
      from: 'Drv',
      steps: [{ lookup: { '4X4': '4WD', AWD: 'AWD', FWD: 'FWD', RWD: 'RWD' } }],
    },
    fuel: {
      from: 'Fuel',
      steps: [{ lookup: { DSL: 'Diesel', ULP: 'Petrol', HYB: 'Hybrid', ELE: 'Electric' } }],
    },
    engine_size: { from: 'Capacity', steps: ['litres'] },
    'variant.geartype': 'Gears',
    'variant.cylinders': { from: 'Cyl', steps: ['whole'] },
    'variant.power': whole('Power kW'),
    'variant.torque': whole('Torque Nm'),
    'variant.fuelconsumptioncombined': whole('Cons'),
    'variant.ancaprating': { ...whole('ANCAP'), max: 5 },
    'variant.grossvehiclemass': { from: 'GVM', steps: ['whole'] },
    'variant.brakedtowing': { from: 'Towing', steps: ['whole'] },
    price: money('Drive Away'),
    price_type: { value: 'drive_away' },
    before_price: money('Was'),
    'autograb_data.average_market_price': money('Market Avg'),
    'lender.provider': { from: 'Fin Co', steps: [{ lookup: { JAC: '4' } }] },
    'lender.interestRate': { from: 'Int Rate', steps: ['percent'] },
    'lender.comparisonRate': { from: 'Comp Rate', steps: ['percent'] },
    'lender.paymentWeek': { from: 'Wk Pmt', steps: ['dollars'] },
    'lender.termMonths': { from: 'Term', steps: [{ match: '(\\d+)M' }, 'whole'] },
    'lender.deposit': { from: 'Dep', steps: ['money'] },
    'lender.balloon': { from: 'Residual', steps: ['money'] },
    payment_processors: {
      from: 'Online Deposit',
      steps: [{ lookup: { Y: 'stripe' }, otherwise: 'absent' }, 'list'],
    },
    reserved: yesNo('Hold'),
    certified: yesNo('CPO'),
    tag: 'Web Tag',
    custom_rank: { from: 'Sort', steps: ['decimal'] },
    video: { from: 'Video', steps: ['address'] },
    file: { from: 'PPSR Report', steps: ['address'] },
    images: { from: 'Photos', steps: ['addresses'] },
    dealercomments: { from: 'Advert', steps: ['html'] },
    dealercomments_author: 'Salesperson',
  },
}
