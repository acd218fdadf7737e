import type { Proportions } from '../bodies/proportions.ts'
import type { Paint } from '../paint.ts'
import { heightOfAccessories } from '../side/accessories.ts'
import type { Drawing } from '../views.ts'
import { behindRoof, frontAccessories, rearAccessories } from './accessories.ts'
import { type EndFrame, endFrame } from './frame.ts'
import { frontFace } from './front-face.ts'
import { rearFace } from './rear-face.ts'
import { doorMirrors, endScreen, numberPlate, shellDefs, shellPaint } from './shell.ts'
import { behindShell } from './underbody.ts'

const WHEEL_INSET = 151

/** The number plate: low at the front; at the rear in the lid, or under a tray. */
function plate({ isFront, middle, low, lamps, has, body }: EndFrame): string {
  if (isFront) return numberPlate(middle, low + 150)
  if (has('tray')) return numberPlate(middle, body.wheelRadius * 2 + 10)
  if (has('spare')) return numberPlate(middle - body.width * 0.27, low + 300)
  return numberPlate(middle, lamps - (has('boot') ? 250 : 300))
}

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
      behindRoof(frame) +
      doorMirrors(frame, paint) +
      shellPaint(id, frame, paint) +
      endScreen(id, frame) +
      face(id, frame, paint) +
      (view === 'front' ? frontAccessories(frame) : rearAccessories(frame, paint)) +
      plate(frame),
    height: frame.roof + heightOfAccessories(frame),
    length: width,
    wheels: [WHEEL_INSET, width - WHEEL_INSET],
    wheelRadius,
    endOn: true,
  }
}
