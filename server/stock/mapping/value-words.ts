/** Of a vehicle that a buyer holds: in stock, and reserved. */
const HELD = 'reserved deposit deposittaken onhold hold held underoffer'

/** Words of suppliers for values of a field, in small letters without spaces, by the field's value. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  car_type: {
    used: 'u usedcar usedcars preowned preloved secondhand',
    new: 'n newcar newcars brandnew',
    demo: 'd demonstrator exdemo exdemonstrator executivedemo',
  },
  status: {
    in_stock: `instock forsale active current live onlot onyard stock avl ${HELD}`,
    coming_soon: 'intransit onorder incoming onwater arriving',
    sold: 'sld delivered sale',
    withdrawn: 'removed inactive deleted offline offsale',
  },
  price_type: {
    drive_away: 'da dap driveawayprice nomoretopay onroad',
    egc: 'excludinggovernmentcharges exclgovtcharges plusonroads plusorc beforeonroadcosts',
    poa: 'priceonapplication onapplication enquire',
  },
  reserved: { yes: HELD },
  item_type: { motorcycle: 'motorbike bike', caravan: 'rv motorhome', truck: 'trucks' },
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * The values of a column that are known words for a value of the field, as a table; `own` is the table
 * of the canonical feed, whose words need no mention.
 */
export function knownValues(
  field: string,
  values: readonly string[],
  own: Readonly<Record<string, string>>,
): { readonly known: Record<string, string>; readonly unknown: string[] } {
  const table = new Map(Object.entries(own).map(([from, to]) => [lettersOf(from), to]))
  for (const [value, names] of Object.entries(words[field] ?? {})) {
    for (const name of names.split(' ')) table.set(name, value)
  }
  const meanings = values.map((value) => [value, table.get(lettersOf(value))] as const)
  return {
    known: Object.fromEntries(
      meanings.flatMap(([value, meaning]) => (meaning === undefined ? [] : [[value, meaning]])),
    ),
    unknown: meanings.flatMap(([value, meaning]) => (meaning === undefined ? [value] : [])),
  }
}
