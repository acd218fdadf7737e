import { diagonalGradient, verticalGradient } from '../svg.ts'
import { lipGradient } from '../wheel.ts'

/** The gradients of bare metal: rim, hub, fork and spokes, silencer, engine. */
export function metalGradients(id: string): string {
  return (
    lipGradient(id) +
    diagonalGradient(`${id}hub`, [
      [0, '#fbfcfc'],
      [0.5, '#a7adb3'],
      [1, '#6a7178'],
    ]) +
    verticalGradient(`${id}alloy`, 640, 0, [
      [0, '#d7dcdf'],
      [0.5, '#7d848a'],
      [1, '#4a5056'],
    ]) +
    verticalGradient(`${id}silencer`, 575, 330, [
      [0, '#f1f3f4'],
      [0.3, '#8d949a'],
      [0.55, '#4c5157'],
      [0.8, '#a7adb2'],
      [1, '#55595e'],
    ]) +
    verticalGradient(`${id}engine`, 760, 320, [
      [0, '#6c7278'],
      [0.5, '#33373b'],
      [1, '#17191b'],
    ])
  )
}
