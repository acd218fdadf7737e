import type { CarBody } from '../bodies/bodies.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../views.ts'
import { endFrame } from './frame.ts'
import { frontFace } from './front-face.ts'
import { rearFace } from './rear-face.ts'
import { behindShell, doorMirrors, endScreen, shellDefs, shellPaint } from './shell.ts'

/** Number of styles of front and rear faces. */
export const faceStyles = 3
const WHEEL_INSET = 151

/** A car from its front or rear, in millimetres; `style` selects its grille or lamps. */
export function endView(
  id: string,
  body: CarBody,
  view: 'front' | 'rear',
  paint: Paint,
  style: number,
): Drawing {
  const frame = endFrame(body, view === 'front')
  const { width, wheelRadius } = frame.body
  const face = view === 'front' ? frontFace : rearFace
  return {
    defs: shellDefs(id, frame, paint),
    shapes:
      behindShell(frame) +
      doorMirrors(frame, paint) +
      shellPaint(id, frame, paint) +
      endScreen(id, frame) +
      face(id, frame, paint, style),
    height: frame.roof,
    length: width,
    wheels: [WHEEL_INSET, width - WHEEL_INSET],
    wheelRadius,
    endOn: true,
  }
}
