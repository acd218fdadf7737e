/** Specifications of an engine with its gearbox. */
export type Engine = {
  /** Absent for electric cars. */
  litres?: number
  cylinders?: number
  fuel: string
  induction?: string
  torqueNm?: number
  powerKw?: number
  /** Displacement where the litres are too coarse, as of motorcycles. */
  cc?: number
  /** Combined, L/100 km; absent for electric cars. */
  consumption?: number
  tankLitres?: number
  gearbox: string
  trans: string
}

const PETROL = 'Petrol - Unleaded'
export const PREMIUM = 'Petrol - Premium Unleaded'

export const petrol = (
  litres: number,
  torqueNm: number,
  consumption: number,
  gearbox: string,
  more: Partial<Engine> = {},
): Engine => ({
  litres,
  torqueNm,
  consumption,
  gearbox,
  cylinders: 4,
  tankLitres: 52,
  fuel: PETROL,
  induction: 'Aspirated',
  trans: gearbox.includes('Manual') ? 'Manual' : 'Automatic',
  ...more,
})
export const turbo = (
  litres: number,
  torqueNm: number,
  consumption: number,
  gearbox: string,
  more: Partial<Engine> = {},
) => petrol(litres, torqueNm, consumption, gearbox, { induction: 'Turbo', ...more })
export const diesel = (
  litres: number,
  torqueNm: number,
  consumption: number,
  gearbox: string,
  more: Partial<Engine> = {},
) => turbo(litres, torqueNm, consumption, gearbox, { fuel: 'Diesel', tankLitres: 76, ...more })
const hybrid = (litres: number, torqueNm: number, consumption: number): Engine =>
  petrol(litres, torqueNm, consumption, 'Continuously Variable', { fuel: 'Hybrid' })
/** An electric motor; some makers publish neither torque nor power. */
export const electric = (torqueNm?: number, powerKw?: number): Engine => ({
  ...(torqueNm && { torqueNm }),
  ...(powerKw && { powerKw }),
  fuel: 'Electric',
  gearbox: 'Single Speed Reduction',
  trans: 'Automatic',
})

export const AUTO6 = '6 Speed Sports Automatic'
export const AUTO8 = '8 Speed Sports Automatic'
export const AUTO10 = '10 Speed Sports Automatic'
export const MANUAL6 = '6 Speed Manual'
export const CVT = 'Continuously Variable'
export const DCT7 = '7 Speed Dual Clutch'

/** Engines by name; a model's badges refer to them. */
export const engines = {
  p12: petrol(1.2, 115, 4.8, CVT, { tankLitres: 37 }),
  p13: petrol(1.3, 118, 5.4, CVT, { tankLitres: 42 }),
  p15: petrol(1.5, 145, 5.6, CVT, { tankLitres: 44 }),
  p15auto: petrol(1.5, 144, 5.9, '4 Speed Automatic', { tankLitres: 45 }),
  p16: petrol(1.6, 157, 6.7, AUTO6),
  p18: petrol(1.8, 173, 6.6, CVT),
  p20: petrol(2, 200, 6.6, AUTO6),
  p20cvt: petrol(2, 202, 7.2, CVT),
  p20manual: petrol(2, 205, 7, MANUAL6),
  p24: petrol(2.4, 229, 8.4, CVT, { tankLitres: 63 }),
  p25: petrol(2.5, 245, 7.4, AUTO6, { tankLitres: 58 }),
  p25cvt: petrol(2.5, 247, 7.4, CVT, { tankLitres: 63 }),
  p35v6: petrol(3.5, 336, 9.6, AUTO8, { cylinders: 6, tankLitres: 72 }),
  p36v6: petrol(3.6, 347, 9.9, AUTO8, { cylinders: 6, tankLitres: 75 }),
  p50v8: petrol(5, 556, 12.7, AUTO10, { cylinders: 8, tankLitres: 61, fuel: PREMIUM }),
  p62v8: petrol(6.2, 570, 12.6, AUTO6, { cylinders: 8, tankLitres: 71, fuel: PREMIUM }),
  p14manual: petrol(1.4, 130, 6.2, '5 Speed Manual', { tankLitres: 42 }),
  p18manual: petrol(1.8, 170, 7, MANUAL6),
  p15jimny: petrol(1.5, 130, 6.4, '5 Speed Manual', { tankLitres: 40 }),
  p24boxer: petrol(2.4, 250, 8.8, MANUAL6, { fuel: PREMIUM, tankLitres: 50 }),
  t10: turbo(1, 172, 5.4, DCT7, { cylinders: 3 }),
  t14: turbo(1.4, 250, 5.8, '7 Speed Dual Clutch', { fuel: PREMIUM }),
  t15: turbo(1.5, 250, 6.6, AUTO8),
  t15cvt: turbo(1.5, 240, 7.3, CVT),
  t16: turbo(1.6, 265, 7.2, DCT7),
  t20: turbo(2, 350, 7.7, DCT7, { fuel: PREMIUM, tankLitres: 60 }),
  t20auto: turbo(2, 400, 7.9, AUTO8, { fuel: PREMIUM, tankLitres: 65 }),
  t24boxer: turbo(2.4, 350, 9.9, CVT, { fuel: PREMIUM, tankLitres: 63 }),
  d20bi: diesel(2, 500, 7.4, AUTO10, { tankLitres: 80 }),
  d22: diesel(2.2, 441, 6.1, DCT7),
  d22auto: diesel(2.2, 440, 6.3, AUTO8),
  d23: diesel(2.3, 450, 7.9, '7 Speed Sports Automatic', { tankLitres: 73 }),
  d24: diesel(2.4, 430, 8.2, AUTO6),
  d24manual: diesel(2.4, 430, 7.9, MANUAL6),
  d28: diesel(2.8, 500, 8.1, AUTO6, { tankLitres: 80 }),
  d28manual: diesel(2.8, 420, 7.9, MANUAL6, { tankLitres: 80 }),
  d30: diesel(3, 450, 8, AUTO6),
  d30manual: diesel(3, 450, 7.7, MANUAL6),
  d30v6: diesel(3, 600, 8.4, AUTO10, { cylinders: 6, tankLitres: 80 }),
  d33v6: diesel(3.3, 700, 8.9, AUTO10, { cylinders: 6, tankLitres: 110 }),
  d45v8: diesel(4.5, 430, 10.7, '5 Speed Manual', { cylinders: 8, tankLitres: 130 }),
  d20van: diesel(2, 340, 7.8, AUTO8, { tankLitres: 70 }),
  h15: hybrid(1.5, 120, 3.3),
  h18: hybrid(1.8, 163, 3.9),
  h20: hybrid(2, 202, 4),
  h25: hybrid(2.5, 221, 4.8),
  h25awd: hybrid(2.5, 239, 5.6),
  phev24: { ...hybrid(2.4, 195, 1.5), fuel: 'Plug-in Hybrid', tankLitres: 56 },
  ev30: electric(254),
  ev50: electric(310),
  ev77: electric(350),
  evAwd: electric(605),
  bike400: petrol(0.4, 37, 3.8, MANUAL6, { cylinders: 2, tankLitres: 14 }),
  bike690: petrol(0.7, 68, 4.2, MANUAL6, { cylinders: 2, tankLitres: 16 }),
  bike900: petrol(0.9, 87, 5.2, MANUAL6, { cylinders: 3, tankLitres: 20, fuel: PREMIUM }),
} satisfies Record<string, Engine>

export type EngineName = keyof typeof engines
