import type { Proportions } from '../bodies/proportions.ts'
import type { Paint } from '../paint.ts'
import { clipped } from '../svg.ts'
import type { Drawing } from '../views.ts'
import { archShade, wheelAt, wheelDefs } from '../wheel.ts'
import { loadDoor, openCabin, uteTub } from './body-specific.ts'
import { type SideFrame, sideFrame } from './frame.ts'
import { glassDefs, rearScreen, sideWindows, windscreen } from './glass.ts'
import { lampDefs, sideLamps } from './lamps.ts'
import { paintDefs, paintwork } from './paintwork.ts'
import { doorHandle, groove, shutLines } from './panels.ts'
import { aerial, lowerTrim, mirror, roofRails, sideStep, smallLamps, wheelWells } from './trim.ts'

const STEP_END = 3440

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

/**
 * A car from its left side, in millimetres; `darkTrim` selects dark rims and black window trim.
 */
export function sideView(id: string, body: Proportions, paint: Paint, darkTrim: boolean): Drawing {
  const frame = sideFrame(body)
  const { wheelRadius, rimShare, wheelStyle } = body
  const dark = darkTrim && wheelStyle !== 'steel'
  const wheel = { radius: wheelRadius, rim: wheelRadius * rimShare, style: wheelStyle, dark }
  const hasAerial = !frame.has('open') && !frame.has('tub') && !frame.has('cargo')
  const parts = [
    frame.has('open') ? openCabin() : '',
    wheelWells(frame),
    paintwork(id, frame, paint),
    windscreen(id, frame),
    rearScreen(id, frame, paint),
    sideWindows(id, frame, darkTrim),
    frame.has('tub') ? uteTub(id, frame, paint) : '',
    flank(id, frame, paint),
    ...body.handles.map((x) => doorHandle(frame, paint, x)),
    sideLamps(id, frame, paint),
    smallLamps(id, frame),
    frame.has('rails') ? roofRails(frame) : '',
    hasAerial ? aerial(frame, paint) : '',
    frame.has('step') ? sideStep(frame, STEP_END) : '',
    mirror(frame, paint),
    wheels(id, frame),
  ]
  return {
    defs:
      paintDefs(id, frame, paint) +
      glassDefs(id, frame) +
      lampDefs(id, frame) +
      wheelDefs(id, wheel),
    shapes: parts.join(''),
    height: frame.roof,
    length: body.length,
    wheels: frame.axles,
    wheelRadius,
    endOn: false,
  }
}
