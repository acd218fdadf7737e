export type WheelStyle = 'split' | 'ten' | 'five' | 'mesh' | 'six' | 'aero' | 'steel'

/**
 * A maker's handwriting over a body: how its lines run, in millimetres from the body's own, and the
 * shapes of its lamps, windows, grille and arches.
 */
export type Look = {
  /** Higher above the wheels; roof and front edge of the bonnet higher; windows' rear end higher. */
  ride?: number
  roof?: number
  bonnet?: number
  kick?: number
  /** The line under the windows and the crease of the shoulder higher. */
  waist?: number
  crease?: number
  /** The windscreen's foot further forward; the roof's end lower; the tailgate more upright. */
  screen?: number
  fall?: number
  upright?: number
  /** Factor of radii and bulges: below 1 angular, above 1 soft. */
  corner?: number
  /** Height of the shoulder's arch between the axles, and whether the doors have a second crease. */
  crown?: number
  slash?: boolean
  windows: 'pointed' | 'six' | 'short' | 'kicked' | 'floating'
  headLamp: 'swept' | 'slim' | 'square' | 'split' | 'hooked'
  tailLamp: 'wedge' | 'bar' | 'upright' | 'hook'
  grille: 'shield' | 'wide' | 'tall' | 'block' | 'frame' | 'veil'
  arches?: 'angular' | 'painted'
  /** Of the styles of a kit, and the rim's share of the wheel above the body's own. */
  wheels: readonly WheelStyle[]
  rim?: number
}
