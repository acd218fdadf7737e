import { z } from 'zod'
import { easeNames } from './ease-names.ts'
import { choice, number, whole } from './theme-fields.ts'

const corner = (title: string, max: number) => whole(0, max, title, 'Corner radius in pixels.')

const corners = z.strictObject({
  control: corner('Controls', 999),
  card: corner('Cards', 40),
  media: corner('Pictures', 40),
  tag: corner('Tags', 999),
})

const space = z.strictObject({
  rule: whole(1, 4, 'Rules', 'Width of rules and borders in pixels.'),
  air: number(0.7, 1.4, 'Air', 'Room between sections; 1 is normal.'),
  gapX: number(0, 4, 'Gap between columns', 'Of a list of cards, in rem; 0.0625 makes cells.'),
  gapY: number(0, 6, 'Gap between rows', 'Of a list of cards, in rem.'),
  page: number(60, 110, 'Page', 'Greatest width of the text, in rem.'),
  control: number(2.75, 4, 'Controls', 'Height of buttons and fields, in rem; 2.75 is 44 pixels.'),
})

const stage = z.strictObject({
  ratio: number(1, 3.5, 'Ratio', 'Width of a picture by its height.'),
  carWidth: number(40, 120, 'Car', 'Width of the car in percent of the picture.'),
  floor: number(0, 40, 'Floor', 'Height of the ground in percent of the width of the picture.'),
  carX: number(-40, 40, 'Shift', 'Of the car to the right, in percent of the width.'),
  brightness: number(0.8, 1.2, 'Brightness', 'Of the car; 1 is as drawn.'),
  contrast: number(0.8, 1.2, 'Contrast', 'Of the car; 1 is as drawn.'),
  saturation: number(0, 1.5, 'Saturation', 'Of the car; 1 is as drawn.'),
  edge: number(0, 4, 'Edge', 'White edge of a paper cut-out around the car, in pixels.'),
  rim: number(0, 2, 'Rim', 'Light on the upper edge of the car, in pixels.'),
})

const icon = z.strictObject({
  stroke: number(1, 3, 'Stroke', 'Width of the lines, of a picture of 24.'),
  end: choice(['round', 'square', 'butt'], 'Ends', 'Ends of the lines.'),
})

const motion = z.strictObject({
  duration: whole(0, 600, 'Duration', 'Of a change of state, in milliseconds.'),
  carDuration: whole(0, 1500, 'Duration of the car', 'Of its movement, in milliseconds.'),
  ease: choice(easeNames, 'Curve', 'How a movement begins and ends.'),
})

/** Shape, space, the stage of cars, icons and motion. */
export const shapeGroups = { corners, space, stage, icon, motion }
