import { element } from '../svg.ts'

/** A round tube along a path, with a highlight along its upper left. */
export function tube(
  d: string,
  width: number,
  body = '#23272b',
  light = '#8b949b',
  opacity = 0.5,
): string {
  const round = { d, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const lift = `translate(${Math.round(-width * 0.12)} ${Math.round(-width * 0.2)})`
  return (
    element('path', { ...round, stroke: body, 'stroke-width': width }) +
    element('path', {
      ...round,
      stroke: light,
      'stroke-width': Math.round(width * 0.2),
      opacity,
      transform: lift,
    })
  )
}
