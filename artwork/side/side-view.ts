import type { Proportions } from '../bodies/proportions.ts'
import type { Paint } from '../paint.ts'
import { clipped } from '../svg.ts'
import type { Drawing } from '../views.ts'
import { archShade, wheelAt, wheelDefs } from '../wheel.ts'
import { accessories, heightOfAccessories, spareWheel } from './accessories.ts'
import { loadDoor, OPEN_HEIGHT, openCabin } from './body-specific.ts'
import { type SideFrame, sideFrame } from './frame.ts'
import { glassDefs, rearScreen, sideWindows, windscreen } from './glass.ts'
import { lampDefs, sideLamps } from './lamps.ts'
import { paintDefs, paintwork } from './paintwork.ts'
import { doorHandle, groove, shutLines } from './panels.ts'
import { trayDefs, uteTray } from './tray.ts'
import { aerial, lowerTrim, mirror, roofRails, sideStep, smallLamps, wheelWells } from './trim.ts'

function wheels(id: string, { axles, archRadius, body }: SideFrame): string {
  const { wheelRadius } = body
  return axles
    .map((axle) => wheelAt(id, axle, wheelRadius) + archShade(axle, wheelRadius, archRadius))
    .join('')
}

/** The parts on the painted flank, clipped to it. */
function flank(id: string, frame: SideFrame, paint: Paint): string {
  return clipped(
    `${id}body`,
    lowerTrim(frame),
    shutLines(frame, paint),
    frame.has('cargo') ? loadDoor(frame, paint) : '',
    frame.has('sliding-door') ? groove(3700, 4620, 1080, paint) : '',
  )
}

/** A car from its left side, in millimetres. */
export function sideView(id: string, body: Proportions, paint: Paint): Drawing {
  const frame = sideFrame(body)
  const { wheelRadius, rimShare, wheelStyle } = body
  const dark = frame.has('dark-trim')
  const wheel = { radius: wheelRadius, rim: wheelRadius * rimShare, style: wheelStyle, dark }
  const hasAerial = !(['open', 'tub', 'tray', 'cargo', 'racks'] as const).some(frame.has)
  const parts = [
    frame.has('open') ? openCabin() : '',
    spareWheel(frame),
    wheelWells(frame),
    paintwork(id, frame, paint),
    windscreen(id, frame),
    rearScreen(id, frame, paint),
    sideWindows(id, frame),
    uteTray(id, frame, paint),
    flank(id, frame, paint),
    ...body.handles.map((x) => doorHandle(frame, paint, x)),
    sideLamps(id, frame, paint),
    smallLamps(id, frame),
    frame.has('rails') ? roofRails(frame) : '',
    hasAerial ? aerial(frame, paint) : '',
    frame.has('step') ? sideStep(frame) : '',
    mirror(frame, paint),
    wheels(id, frame),
    accessories(frame, paint),
  ]
  return {
    defs:
      paintDefs(id, frame, paint) +
      glassDefs(id, frame) +
      lampDefs(id, frame) +
      trayDefs(id, frame, paint) +
      wheelDefs(id, wheel),
    shapes: parts.join(''),
    height: frame.has('open') ? OPEN_HEIGHT : frame.roof + heightOfAccessories(frame),
    length: body.length,
    wheels: frame.axles,
    wheelRadius,
    endOn: false,
  }
}
