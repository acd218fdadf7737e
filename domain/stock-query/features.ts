/**
 * The features that buyers filter by, each with suppliers' names for it; the rest of a supplier's
 * equipment list is found by keyword instead.
 */
const buyersFeatures: readonly (readonly [feature: string, names: RegExp])[] = [
  ['Apple CarPlay', /car\s?play/i],
  ['Android Auto', /android auto/i],
  ['Satellite Navigation', /\b(sat(ellite)?[\s-]?nav(igation)?|navigation|gps)\b/i],
  ['Bluetooth', /bluetooth/i],
  ['Digital Radio', /\b(digital radio|dab\+?)/i],
  ['Wireless Charging', /wireless (phone |smartphone )?charg/i],
  ['Head-up Display', /head[\s-]?up display/i],
  ['Reversing Camera', /\b(revers(e|ing)|rear[\s-]?view|rear) camera/i],
  ['Surround View Camera', /(surround|around|panoramic|360).{0,20}(camera|monitor|view)/i],
  ['Parking Sensors', /\b(park(ing)? (distance|assist|sensors?)|parking sensors?)/i],
  ['Adaptive Cruise Control', /(adaptive|active|radar|smart|distance).{0,12}cruise/i],
  ['Blind Spot Monitor', /blind[\s-]?spot/i],
  ['Lane Keep Assist', /lane[\s-]?(keep|departure|centr|trac|follow)/i],
  ['Autonomous Emergency Braking', /\b(autonomous|automatic) emergency brak|\baeb\b/i],
  ['Keyless Entry', /keyless|smart[\s-]?(key|entry)|proximity key/i],
  [
    'Leather Seats',
    /\bleather.{0,20}(seat|trim|upholster|interior)|(seat|trim|upholster).{0,20}leather/i,
  ],
  ['Heated Seats', /heated[^,;]{0,30}seat|seat.{0,24}heat/i],
  ['Ventilated Seats', /(ventilated|cooled)[^,;]{0,30}seat|seat.{0,24}(ventilat|cool)/i],
  ['Electric Seats', /(electric|power).{0,24}seat/i],
  ['Sunroof', /sun[\s-]?roof|moon[\s-]?roof|panoramic (glass )?roof/i],
  ['Power Tailgate', /(power|electric|hands-free).{0,10}(tailgate|boot|liftgate)/i],
  ['Alloy Wheels', /alloy/i],
  ['Roof Racks', /roof (racks?|rails?)/i],
  ['Tow Bar', /tow[\s-]?(bar|ball|hitch|pack)/i],
  ['Bull Bar', /bull[\s-]?bar|nudge bar/i],
  ['Side Steps', /side[\s-]?steps?|running boards?/i],
  ['Canopy', /canopy/i],
  ['Tonneau Cover', /tonneau/i],
  ['Snorkel', /snorkel/i],
  ['Differential Lock', /diff(erential)?[\s-]?lock/i],
]

/** The features that one entry of an equipment list means; most mean none. */
export function featuresIn(entry: string): readonly string[] {
  return buyersFeatures.filter(([, names]) => names.test(entry)).map(([feature]) => feature)
}

/**
 * The features of an equipment list that buyers filter by (Spec 3.20, filtered_features). Entries
 * repeat within a stock, so callers with many lists may pass a memoized `featuresIn`.
 */
export function filteredFeatures(equipment: readonly string[], read = featuresIn): string[] {
  return [...new Set(equipment.flatMap(read))]
}
