import { nearestName } from '#domain/nearest-name.ts'

/** Common headings of other suppliers, in small letters without spaces, by column of the canonical feed. */
const otherNames: Readonly<Record<string, string>> = {
  stock_no:
    'stock stocknum stocknumber stockid stk stkno reference refno unit unitno unitnumber inventorynumber dealerstockno',
  vin: 'vinnumber vinno chassis chassisno chassisnumber frameno',
  rego: 'registration regno regono reg plate numberplate licenceplate licenseplate registrationnumber regonumber vrm',
  rego_expiry: 'regoexp regexpiry registrationexpiry regoexpires',
  condition:
    'cond neworused newused usedornew stocktype vehiclecondition saletype type vehicletype',
  status: 'stockstatus availability salestatus',
  year: 'yr modelyear buildyear manufactureyear yearofmanufacture regyear yearmodel',
  build_date: 'builddate built buildmonth',
  compliance_date: 'compliance complianceplate',
  make: 'brand manufacturer marque makename',
  model: 'modelname',
  badge: 'variant trim grade spec derivative edition submodel trimlevel modelvariant',
  body: 'bodytype bodystyle shape',
  doors: 'doorcount noofdoors numberofdoors',
  seat_height_mm: 'seatheight seatht',
  seats: 'seatcount noofseats numberofseats seatingcapacity',
  colour_ext:
    'colour color exteriorcolour exteriorcolor extcolour extcolor bodycolour bodycolor paint paintcolour',
  odometer_km: 'km kms odometer odo kilometres kilometers mileage miles distance odometerreading',
  transmission: 'trans gearbox transmissiontype',
  drive: 'drivetype drivetrain drivenwheels wheeldrive',
  fuel: 'fueltype',
  engine_l: 'engine enginesize enginecapacity enginelitres litres capacity displacement',
  engine_cc: 'cc capacitycc enginesizecc',
  cylinders: 'cyl cyls noofcylinders cylindercount',
  power_kw: 'power kw maxpower',
  torque_nm: 'torque maxtorque',
  fuel_comb_l100: 'fuelconsumption consumption combinedconsumption fueleconomy mpg combinedmpg',
  electric_range_km: 'electricrange evrange',
  tow_braked_kg: 'towing towingcapacity brakedtowing towrating tow',
  sleeps: 'berths berth',
  price:
    'advertisedprice askingprice retail retailprice sellprice sellingprice listprice listedprice internetprice webprice driveawayprice driveaway pricedriveaway dap egcprice egc priceegc',
  price_basis: 'pricetype',
  was_price: 'was previousprice oldprice rrp msrp',
  offer_price: 'special specialprice offer promoprice promotionalprice',
  description_html:
    'description comments dealercomments notes remarks adverttext adtext longdescription advertdescription blurb',
  options: 'features equipment extras standardequipment accessories optionlist',
  images:
    'photos pictures imageurls photourls pictureurls imageurl photourl imagelist photolist image photo',
  main_image: 'mainphoto mainpicture primaryimage heroimage',
  video_url: 'video youtube videolink',
  history_url: 'carfax historyreport',
  yard_code: 'yard location branch lot yardid locationcode branchcode locationid site',
  dealer_id: 'dealercode dealerno dealernumber rooftop',
  dealer_name: 'dealer dealership',
  city: 'suburb town',
  state: 'region province',
  sold_at: 'solddate soldon datesold saledate',
  in_stock_since:
    'datein dateinstock stockeddate dateadded listeddate datelisted instockdate arrived',
  title: 'vehicle heading headline adverttitle name vehicletitle',
  certified: 'cpo certifiedpreowned approvedused',
  reserved: 'onhold deposittaken underoffer',
  publish: 'showonline online web advertise published',
  finance_week: 'weekly weeklypayment perweek weeklyrepayment',
  finance_month: 'monthly monthlypayment permonth monthlyrepayment',
  finance_rate: 'interestrate rate apr',
  finance_comparison_rate: 'comparisonrate',
}

/** Shorter headings are compared exactly: "Kgs" is not "Kms". */
const SHORTEST_MISTYPED = 5

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A heading in small letters without its unit and without words that say nothing: "Vehicle Make *". */
const plainHeading = (heading: string): string => {
  const withoutUnit = heading.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
  const plain = lettersOf(withoutUnit)
  return plain === '' ? lettersOf(heading) : plain
}

const byName = new Map(
  Object.entries(otherNames).flatMap(([column, names]) =>
    names.split(' ').map((name) => [name, column] as const),
  ),
)

/** The column of the canonical feed that a heading means, and whether it only looks like one of its names. */
export type HeadingGuess = { readonly column: string; readonly isNear: boolean }

/** The meaning of a heading of another supplier's file; `canonical` are the columns of our own feed. */
export function guessHeading(
  heading: string,
  canonical: readonly string[],
): HeadingGuess | undefined {
  const own = new Map(canonical.map((column) => [lettersOf(column), column]))
  const named = (name: string) => own.get(name) ?? byName.get(name)
  const plain = plainHeading(heading)
  const exact =
    named(lettersOf(heading)) ?? named(plain) ?? named(plain.replace(/^(vehicle|car)(?=.)/, ''))
  if (exact !== undefined) return { column: exact, isNear: false }
  if (plain.length < SHORTEST_MISTYPED) return undefined
  // The first letter is seldom mistyped: "WOF expiry" is no "Rego expiry".
  const names = [...own.keys(), ...byName.keys()].filter(isLong)
  const near = nearestName(
    plain,
    names.filter(([letter]) => letter === plain[0]),
  )
  const column = near === undefined ? undefined : named(near)
  return column === undefined ? undefined : { column, isNear: true }
}

const isLong = (name: string): boolean => name.length >= SHORTEST_MISTYPED

/** The columns of a file that are meant by columns of a mapping, as a hint for people. */
export function headingHint(wanted: readonly string[], found: readonly string[]): string {
  const meant = wanted.flatMap((name) => {
    const heading = found.find((each) => guessHeading(each, wanted)?.column === name)
    return heading === undefined ? [] : [`"${heading.trim()}" for "${name}"`]
  })
  return meant.length === 0 ? '' : ` Did you mean ${meant.join(', ')}?`
}
