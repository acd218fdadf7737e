import type { SiteLook } from './look.ts'
import type { Look, LookAxis } from './look-axes.ts'

/** The site's look over its template's. */
export function lookOf(template: Look, site: SiteLook): Look {
  const choice = <Axis extends LookAxis>(axis: Axis) => site[axis] ?? template[axis]
  return {
    header: choice('header'),
    hero: choice('hero'),
    finder: choice('finder'),
    scene: choice('scene'),
    card: choice('card'),
    list: choice('list'),
    filters: choice('filters'),
    gallery: choice('gallery'),
    vehicle: choice('vehicle'),
    lineUp: choice('lineUp'),
    story: choice('story'),
    quotes: choice('quotes'),
    places: choice('places'),
    table: choice('table'),
    footer: choice('footer'),
    dock: choice('dock'),
  }
}
