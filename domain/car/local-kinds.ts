import type { FormatLocale } from '../format.ts'

/** What Americans call the bodies and fuels that buyers filter by; the others have one name everywhere. */
const american: Readonly<Record<string, string>> = {
  Ute: 'Truck',
  Truck: 'Commercial Truck',
  'People Mover': 'Minivan',
  Caravan: 'Travel Trailer',
  Petrol: 'Gas',
}

/** A body or fuel to filter by, in the words of the locale: `Ute` is `Truck` on the US variant. Spec 9.25. */
export const localKind = (kind: string, locale: FormatLocale): string =>
  (locale === 'en-US' && american[kind]) || kind
