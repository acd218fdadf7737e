import type { IconName } from '#ui/icon/icons.ts'

const factIcons: Readonly<Record<string, IconName>> = {
  condition: 'car',
  transmission: 'transmission',
  odometer: 'gauge',
  fuel: 'fuel',
  body: 'car',
  drive: 'drive',
  engine: 'engine',
  seats: 'seat',
  doors: 'door',
  colour: 'palette',
  rego_expiry: 'calendar',
  sleeps: 'users',
  body_length: 'maximize',
  tare: 'truck',
  axle: 'caravan',
}

/** The icon beside a fact of `specRows`. */
export const factIcon = (key: string): IconName => factIcons[key] ?? 'info'
