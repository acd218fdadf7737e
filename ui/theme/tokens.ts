import type { SceneName } from '#domain/site/look-axes.ts'

/** What a token means and what its value is computed or taken from. */
export interface TokenAbout {
  readonly meaning: string
  readonly from: string
  /** The scene whose pages alone set it; all do where absent. */
  readonly scene?: SceneName
}

/** Colours that every ground sets for everything inside. */
const colours = {
  paper: { meaning: 'Background of the page or the ground', from: 'theme.paper, else neutral 2' },
  surface: {
    meaning: 'Raised parts: cards, panels, fields',
    from: 'theme.surface, else paper, lighter',
  },
  tint: { meaning: 'Quiet fills, and what is pointed at', from: 'paper with 7 % of the brand' },
  ink: { meaning: 'Text', from: 'theme.ink, else neutral 12' },
  'ink-2': { meaning: 'Secondary text', from: '78 % ink in paper' },
  line: { meaning: 'Rules and borders without meaning', from: '14 % ink in paper, 18 % on dark' },
  'line-2': { meaning: 'Borders of controls, 3:1', from: '56 % ink in paper' },
  brand: { meaning: 'Chosen things, solid fills', from: 'theme.brand; ink where it does not show' },
  'on-brand': { meaning: 'Text on brand', from: 'brand: nearly white or nearly black' },
  hover: { meaning: 'Brand when pointed at', from: 'brand, away from the text on it' },
  'brand-ink': {
    meaning: 'Text, icons and borders in the brand',
    from: 'brand, until it can be read',
  },
  accent: { meaning: 'Marks; the second button', from: 'theme.accent; ink where it does not show' },
  'on-accent': { meaning: 'Text on accent', from: 'accent: nearly white or nearly black' },
  'accent-hover': { meaning: 'Accent when pointed at', from: 'accent, away from the text on it' },
  'accent-ink': { meaning: 'Text in the accent', from: 'accent, until it can be read' },
  sale: { meaning: 'A reduced price', from: 'theme.sale, else a red accent, else the house red' },
  bad: { meaning: 'Faults', from: 'the house red, until it can be read' },
  good: { meaning: 'Success', from: 'the house green, until it can be read' },
  warn: { meaning: 'Warnings', from: 'the house amber, until it can be read' },
  focus: { meaning: 'The focus ring, 3:1', from: 'brand; ink on a coloured ground' },
} as const satisfies Record<string, TokenAbout>

/** Solid buttons, which every ground sets. */
const buttons = {
  btn: { meaning: 'Solid button', from: 'theme.button, else brand; ink on a coloured ground' },
  'on-btn': { meaning: 'Text of a solid button', from: 'btn; paper on a coloured ground' },
  'btn-hover': { meaning: 'Solid button when pointed at', from: 'btn; ink-2 on a coloured ground' },
  'btn-line': {
    meaning: 'Edge of a solid button, 3:1',
    from: 'btn, until it shows; not set where all show',
  },
} as const satisfies Record<string, TokenAbout>

/** Solid colours that are the same on every ground. */
const tags = {
  tag: { meaning: "A car's tag", from: 'theme.tag, else the colour of faults' },
  'on-tag': { meaning: 'Text on tag', from: 'tag' },
  eco: { meaning: 'Tag of an economical car', from: 'the house green of the scheme' },
  'on-eco': { meaning: 'Text on eco', from: 'eco' },
  held: { meaning: 'Tag of a reserved car', from: 'surface' },
  'on-held': { meaning: 'Text on held', from: 'ink' },
  sold: { meaning: 'Tag of a sold car', from: 'ink; in a dark scheme 25 % ink in paper' },
  'on-sold': { meaning: 'Text on sold', from: 'paper; in a dark scheme ink' },
  promo: { meaning: 'A promotion among the cars', from: 'theme.promo, else theme.brand' },
  'on-promo': { meaning: 'Text on promo', from: 'promo' },
} as const satisfies Record<string, TokenAbout>

const type = {
  'font-text': { meaning: 'Running text', from: 'fonts.text' },
  'font-display': { meaning: 'Headings', from: 'fonts.display' },
  'font-figure': { meaning: 'Prices and large numbers', from: 'fonts.figure, else fonts.display' },
  'h-weight': { meaning: 'Weight of headings', from: 'heading.weight' },
  'h-width': { meaning: 'Width of headings', from: 'heading.width' },
  'h-track': { meaning: 'Letter spacing of headings', from: 'heading.tracking' },
  'h-lead': { meaning: 'Line height of headings', from: 'heading.leading' },
  'h-case': { meaning: 'Case of headings', from: 'heading.case' },
  'fig-weight': { meaning: 'Weight of figures', from: 'figure.weight' },
  'fig-width': { meaning: 'Width of figures', from: 'figure.width' },
  'fig-track': { meaning: 'Letter spacing of figures', from: 'figure.tracking' },
  'fig-num': { meaning: 'Kind of numerals', from: 'figure.numerals' },
  'cur-size': { meaning: 'Size of the currency sign', from: 'figure.currencySize' },
  'cur-rise': { meaning: 'Rise of the currency sign', from: 'figure.currencyRise' },
  't-hero': { meaning: 'Headline of the first screen', from: 'sizes.hero' },
  't-1': { meaning: 'Title of a page', from: 'sizes.title1' },
  't-2': { meaning: 'Title of a section', from: 'sizes.title2' },
  't-3': { meaning: 'Title within a section', from: 'sizes.title3' },
  't-lead': { meaning: 'First paragraph', from: 'sizes.lead' },
  't-card': { meaning: "A car's name on a card", from: 'sizes.card' },
  't-price': { meaning: 'A price on a card', from: 'sizes.price' },
  't-price-l': { meaning: "The price on a car's page", from: 'sizes.priceLarge' },
  't-figure': { meaning: 'A large number', from: 'sizes.figure' },
  'label-size': { meaning: 'Size of small words', from: 'label.size' },
  'label-weight': { meaning: 'Weight of small words', from: 'label.weight' },
  'text-size': { meaning: 'Size of running text', from: 'text.size' },
  'text-lead': { meaning: 'Line height of running text', from: 'text.leading' },
  'text-weight': { meaning: 'Weight of running text', from: 'text.weight' },
  strong: { meaning: 'Weight of emphasized words', from: 'text.strong' },
} as const satisfies Record<string, TokenAbout>

const shape = {
  'r-control': { meaning: 'Corners of buttons and fields', from: 'corners.control' },
  'r-card': { meaning: 'Corners of cards', from: 'corners.card' },
  'r-media': { meaning: 'Corners of pictures', from: 'corners.media' },
  'r-tag': { meaning: 'Corners of tags and chips', from: 'corners.tag' },
  rule: { meaning: 'Width of rules and borders', from: 'space.rule' },
  air: { meaning: 'Factor of the room between sections', from: 'space.air' },
  'gap-x': { meaning: 'Between columns of cards', from: 'space.gapX' },
  'gap-y': { meaning: 'Between rows of cards', from: 'space.gapY' },
  page: { meaning: 'Greatest width of the content', from: 'space.page' },
  control: { meaning: 'Height of buttons and fields', from: 'space.control' },
  gutter: { meaning: 'Room at the sides of a page', from: 'the width of the window' },
  sec: { meaning: 'Room above and below a section', from: 'air and the width of the window' },
} as const satisfies Record<string, TokenAbout>

const motion = {
  icon: { meaning: 'Stroke of icons', from: 'icon.stroke' },
  'icon-end': { meaning: 'Ends of the strokes', from: 'icon.end' },
  dur: { meaning: 'Duration of a change', from: 'motion.duration' },
  'dur-car': { meaning: "Duration of a car's movement", from: 'motion.carDuration' },
  ease: { meaning: 'Curve of movements', from: 'motion.ease' },
} as const satisfies Record<string, TokenAbout>

/** Measures of the stage; `car-w`, `floor` and `car-x` are in percent of its width. */
const stage = {
  'stage-ratio': { meaning: 'Width of a picture by its height', from: 'stage.ratio' },
  'car-w': { meaning: 'Width of the car', from: 'stage.carWidth' },
  floor: { meaning: 'Height of the ground', from: 'stage.floor' },
  'car-x': { meaning: 'Shift of the car to the right', from: 'stage.carX' },
  'car-filter': {
    meaning: 'Light and edge of the car',
    from: 'stage.edge, rim, brightness, contrast, saturation',
  },
} as const satisfies Record<string, TokenAbout>

/** Colours of the stage, by the scene of the look. */
const stageColours = {
  'stage-wall': { meaning: 'Behind the car', from: 'stageColours.wall, else the scene' },
  'stage-wall-2': {
    meaning: 'Second colour of the wall',
    from: 'stageColours.wall-2, else the scene',
  },
  'stage-sky-2': {
    meaning: 'Wall of other cars in a field',
    from: 'accent, paler',
    scene: 'field',
  },
  'stage-sky-3': {
    meaning: 'Wall of other cars in a field',
    from: 'accent and sale, paler',
    scene: 'field',
  },
  'stage-floor': { meaning: 'Ground', from: 'stageColours.floor, else the scene' },
  'stage-floor-2': {
    meaning: 'Second colour of the ground',
    from: 'stageColours.floor-2, else the scene',
  },
  'stage-line': { meaning: 'Ground line and measures', from: 'stageColours.line, else ink' },
  'stage-far': { meaning: 'Hills', from: 'stageColours.far, else the scene' },
  'stage-sun': { meaning: 'Sun', from: 'stageColours.sun, else the scene', scene: 'field' },
  'stage-ray': { meaning: 'Rays', from: 'stageColours.ray, else the scene', scene: 'burst' },
  'stage-shade': { meaning: 'Shadow under the car', from: 'stageColours.shade, else ink' },
  'stage-pool': {
    meaning: 'Light on the floor',
    from: 'stageColours.pool, else the scene',
    scene: 'night',
  },
  'stage-words': { meaning: 'Behind words on the wall', from: 'stage-wall, until ink can be read' },
  'stage-ink': { meaning: 'Words on the wall', from: 'ink; of the dark ground on a dark wall' },
  'stage-ink-2': {
    meaning: 'Secondary words on the wall',
    from: 'ink-2 of that ground, if it can be read on the whole scene, else stage-ink',
  },
} as const satisfies Record<string, TokenAbout>

/**
 * Every custom property of a theme, once. Layer: `meaning` is for any part, `component` for one kind
 * of part. A group is set by each ground, or once by the page.
 */
export const tokenGroups = {
  colours: { title: 'Colours', layer: 'meaning', isOfGround: true, tokens: colours },
  buttons: { title: 'Solid buttons', layer: 'component', isOfGround: true, tokens: buttons },
  tags: { title: 'Tags and promotions', layer: 'component', isOfGround: false, tokens: tags },
  type: { title: 'Type', layer: 'meaning', isOfGround: false, tokens: type },
  shape: { title: 'Shape and space', layer: 'meaning', isOfGround: false, tokens: shape },
  motion: { title: 'Icons and motion', layer: 'meaning', isOfGround: false, tokens: motion },
  stage: { title: 'Stage', layer: 'component', isOfGround: false, tokens: stage },
  stageColours: {
    title: 'Colours of the stage',
    layer: 'component',
    isOfGround: false,
    tokens: stageColours,
  },
} as const
type TokenGroup = keyof typeof tokenGroups

/** The names of a group's tokens, without the leading dashes. */
export type TokenName<Group extends TokenGroup> = Group extends TokenGroup
  ? keyof (typeof tokenGroups)[Group]['tokens']
  : never

/** The values of a group of tokens. */
export type TokenValues<Group extends TokenGroup, Value = string | number> = Readonly<
  Record<TokenName<Group>, Value>
>
