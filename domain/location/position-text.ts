import { type FormatLocale, formatNumber } from '../format.ts'

const DECIMALS = 3

interface Position {
  readonly lat: number
  readonly long: number
}

/** Latitude and longitude in decimal degrees as a map states them: `27.449° S` and `153.046° E`. D6. */
export function positionTexts({ lat, long }: Position, locale: FormatLocale): [string, string] {
  const degrees = (value: number) => `${formatNumber(Math.abs(value), locale, DECIMALS)}°`
  return [`${degrees(lat)} ${lat < 0 ? 'S' : 'N'}`, `${degrees(long)} ${long < 0 ? 'W' : 'E'}`]
}
