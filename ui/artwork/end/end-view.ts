import type { Proportions } from '../bodies/proportions.ts'
import type { Paint } from '../paint.ts'
import type { Drawing } from '../views.ts'
import { endFrame } from './frame.ts'
import { frontFace } from './front-face.ts'
import { rearFace } from './rear-face.ts'
import { behindShell, doorMirrors, endScreen, shellDefs, shellPaint } from './shell.ts'

const WHEEL_INSET = 151

/** A car from its front or rear, in millimetres. */
export function endView(
  id: string,
  body: Proportions,
  view: 'front' | 'rear',
  paint: Paint,
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
      face(id, frame, paint),
    height: frame.roof,
    length: width,
    wheels: [WHEEL_INSET, width - WHEEL_INSET],
    wheelRadius,
    endOn: true,
  }
}
