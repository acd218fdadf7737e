// The contract between HTML, styles and the page's scripts: every data attribute there is. Plain
// constants, whose values the build writes into the scripts. `npm run docs` lists them in docs/developers.md.

/**
 * On a GET form or a link: its search changes blocks in place. Holds their ids with spaces between;
 * without any, those that another element of the page names. `top` among them scrolls to the block.
 * Written by views; read by runtime.
 */
export const LIVE = 'data-live'

/**
 * On a hidden note: shown when a request failed; its link leads to the address of that request.
 * Written by views; read by runtime.
 */
export const LIVE_ERROR = 'data-live-error'

/**
 * On a button: the action that it does, `favourite`. The script keeps its `aria-pressed`.
 * Written by views; read by runtime.
 */
export const ACTION = 'data-action'

/**
 * On a button with an action: the id of the car that it is about.
 * Written by views; read by runtime.
 */
export const CAR_ID = 'data-id'

/**
 * On an element that is empty at first: what the script fills in, `favourites` for how many cars are saved.
 * Written by views; read by runtime, views.
 */
export const BIND = 'data-bind'

/**
 * On `<details>`: a menu, closed by Escape and when something else is pressed or focused.
 * Written by views; read by runtime.
 */
export const MENU = 'data-menu'

/**
 * On a telephone number, or what reveals one: the id of the car that a call is about.
 * Written by views; read by runtime.
 */
export const CAR = 'data-car'

/**
 * On `<details>` that hides a telephone number until it is asked for.
 * Written by views; read by runtime.
 */
export const REVEALS = 'data-reveals'

/**
 * On an answer of the consent notice: what it says, `granted` or `refused`.
 * Written by primitives; read by runtime.
 */
export const CONSENT = 'data-consent'

/**
 * On a part of the consent notice: `question`, or `refused-by-browser`, which stands in its place.
 * Written by primitives; read by runtime.
 */
export const CONSENT_PART = 'data-consent-part'

/**
 * On `<html>`: what of the site is measured, and whether visitors are asked first.
 * Written by renderer; read by runtime.
 */
export const MEASURE = 'data-measure'

/**
 * On a block that shows something else to a signed-in visitor: `ask`, then `asked`.
 * Written by renderer, runtime; read by runtime.
 */
export const PERSONAL = 'data-personal'

/**
 * On the root element of a block: the block's name.
 * Written by renderer; read by runtime, styles.
 */
export const BLOCK = 'data-block'

/**
 * On the root element of a block that is for `narrow` or `wide` screens alone.
 * Written by renderer; read by styles.
 */
export const VIEWPORT = 'data-viewport'

/**
 * On an island: the address of its script.
 * Written by renderer; read by runtime.
 */
export const ISLAND_SRC = 'data-src'

/**
 * On an island: the props that its HTML was rendered from, as JSON.
 * Written by renderer; read by runtime.
 */
export const ISLAND_PROPS = 'data-props'

/**
 * On an island: its hydration has begun, and a morph leaves its inside alone.
 * Written by runtime; read by runtime.
 */
export const ISLAND_STARTED = 'data-started'

/**
 * On an island: it is hydrated and handles events.
 * Written by runtime; read by runtime.
 */
export const ISLAND_READY = 'data-ready'

/**
 * On a block for one frame: its first part is drawn, the rest may wait.
 * Written by runtime; read by styles.
 */
export const DRAWING = 'data-drawing'

/**
 * On the number of cars that a search found: the same as a bare number, for whoever measures pages.
 * Written by views; read by tests.
 */
export const COUNT = 'data-count'

/**
 * On a value to tick: how many cars it would find, drawn by the stylesheet.
 * Written by primitives; read by styles.
 */
export const CARS = 'data-cars'

/**
 * On the side column of two: the other takes its room where it shows nothing.
 * Written by views; read by views.
 */
export const COLUMN = 'data-column'

/**
 * On a text: how its lines are aligned.
 * Written by views; read by views.
 */
export const ALIGN = 'data-align'

/**
 * On the root element of a primitive: its name. The renderer keeps the HTML of its few values.
 * Written by primitives; read by styles, renderer.
 */
export const SLOT = 'data-slot'
