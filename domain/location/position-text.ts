import { type FormatLocale, formatNumber } from '../format.ts'

const DECIMALS = 3

/** Coordinates in decimal degrees as a map states them: `27.449° S, 153.046° E`. D6. */
export function positionText(
  { lat, long }: { readonly lat: number; readonly long: number },
  locale: FormatLocale,
): string {
  const degrees = (value: number) => `${formatNumber(Math.abs(value), locale, DECIMALS)}°`
  return `${degrees(lat)} ${lat < 0 ? 'S' : 'N'}, ${degrees(long)} ${long < 0 ? 'W' : 'E'}`
}
