// The contract between HTML, styles and the page's scripts: all data attributes. Plain constants,
// which the build inlines into the scripts. `npm run docs` lists them in docs/dev/data-attributes.md.

/**
 * On a GET form or a link: its search updates blocks in place. Their ids, separated by spaces; if there are
 * none, the ids that another element of the page names. `top` scrolls to the block.
 */
export const LIVE = 'data-live'

/** On a hidden note: shown when a request failed; its link leads to the address of that request. */
export const LIVE_ERROR = 'data-live-error'

/** On a button: its action, `favourite`. The script updates its `aria-pressed`. */
export const ACTION = 'data-action'

/** On a button with an action: the id of the car that it is about. */
export const CAR_ID = 'data-id'

/** On the script that starts the watchlist of who is signed in: the URL of what it loads. */
export const LIST_SCRIPT = 'data-list'

/** On a button that saves a car: its asking price in whole dollars, which is kept with it. */
export const CAR_PRICE = 'data-price'

/** On the tick that chooses a car to compare, or the heart that saves it to an account: its name. */
export const CAR_NAME = 'data-name'

/** On the tick that chooses a car to compare: the address of a small picture. */
export const CAR_PICTURE = 'data-picture'

/** On a part of the tray of compared cars that its script finds: `car`, `count`, `plain` or `full`. */
export const TRAY = 'data-tray'

/** On a part of recently viewed cars that a script finds: `cars`, `clear` or `strip`. */
export const VIEWED = 'data-viewed'

/** On the strip of recently viewed cars: how many it shows at most. */
export const MOST = 'data-most'

/** On a link that takes a car out of the comparison: its id. */
export const UNCOMPARED = 'data-uncompared'

/** On a plain script's element: it is loaded with the page, not when the focus reaches it. */
export const EAGER = 'data-eager'

/**
 * On a plain script's element: it is loaded with the page where this browser has stored a list or an object
 * under this key.
 */
export const STORED = 'data-stored'

/** On such an element: what is stored under its key where nothing is, as JSON. */
export const FIRST = 'data-first'

/** On the card of a location: the words that find it. */
export const FOUND_BY = 'data-found-by'

/** On a part of the list of saved cars that its script finds: `car`, and of that `remove` and others. */
export const SAVED = 'data-saved'

/**
 * On an element: the value that the script fills in, `favourites` for the number of saved cars, `account` for
 * the name of who is signed in.
 */
export const BIND = 'data-bind'

/** On a figure of the finance calculator: its name, `weekly`, by which the script writes it again. */
export const FIGURE = 'data-figure'

/** On a form that makes a lead: its kind, `test_drive`. */
export const FORM_KIND = 'data-form'

/** On a field of such a form: what its check in the browser needs, with its sentences, as JSON. */
export const CHECK = 'data-check'

/**
 * On a template beside such a form: the state whose notice it is, `offline`, or the text that its script
 * uses.
 */
export const FORM_TEXT = 'data-form-text'

/** A line of a form's last step with the answer of an earlier one: the name of its field. */
export const ANSWER = 'data-answer'

/** On a part of the page of thanks that its script fills: `name` or `reference`. */
export const SENT = 'data-sent'

/** On a link of the range of models: the category that it shows; empty for all. */
export const BODY = 'data-body'

/** On a model of the range: its categories, separated by spaces. */
export const BODIES = 'data-bodies'

/** On the number of models shown: its text, with `{count}` and `{total}`. */
export const RANGE_COUNT = 'data-range-count'

/** On `<details>`: a menu, closed by Escape and when something else is pressed or focused. */
export const MENU = 'data-menu'

/** On `<details>` with an id: whether the visitor opened or closed it is kept while the tab is open. */
export const REMEMBERED = 'data-remembered'

/**
 * On a hidden link in a live form: after a change, while the count of the results is out of sight, a copy of
 * it stands beside the control that was changed.
 */
export const NEAR_PRESS = 'data-near-press'

/** On a popover that covers the page: its name as a dialog, which it is while it is open. */
export const DRAWER = 'data-drawer'

/** On a telephone number, or the element that reveals it: the id of the car that a call is about. */
export const CAR = 'data-car'

/** On what hides a telephone number until it is asked for: the call in it was counted when it was revealed. */
export const REVEALS = 'data-reveals'

/** On an answer of the consent notice: `granted` or `refused`. */
export const CONSENT = 'data-consent'

/** On a consent notice that lies in the page, since the visitor has not answered it. */
export const ASKS = 'data-asks'

/** On a part of the consent notice: `question`, or `refused-by-browser`, which replaces it. */
export const CONSENT_PART = 'data-consent-part'

/** On `<html>`: how many live answers the browser keeps, where the site says another number than usual. */
export const CACHED_RESULTS = 'data-cached-results'

/** On `<html>`: what the site measures, and whether it asks visitors first. */
export const MEASURE = 'data-measure'

/** On `<html>` of a vehicle's page that is measured: the id of the car, whose view is counted. */
export const COUNTED_CAR = 'data-counted-car'

/**
 * On a block with different content for signed-in visitors: `ask`, `asked` once the runtime has requested it,
 * `shown` in a response for one visitor.
 */
export const PERSONAL = 'data-personal'

/** On the root element of a block: the block's name. */
export const BLOCK = 'data-block'

/** On the root element of a block that is only for `narrow` or only for `wide` screens. */
export const VIEWPORT = 'data-viewport'

/** On an island: the URL of its script. */
export const ISLAND_SRC = 'data-src'

/** On an island: the props that its HTML was rendered from, as JSON. */
export const ISLAND_PROPS = 'data-props'

/** On an island: its hydration has begun, and a morph leaves its inside alone. */
export const ISLAND_STARTED = 'data-started'

/** On an island: it is hydrated and handles events. */
export const ISLAND_READY = 'data-ready'

/** On a card below the screen while its block is drawn: it is laid out a frame later. */
export const DRAWING = 'data-drawing'

/**
 * On `<html>` for one frame, while blocks are drawn: the scroll stays, and an answer that came late fades in.
 */
export const HELD = 'data-held'

/** On the count of a search: the same number without formatting. */
export const COUNT = 'data-count'

/** On the chosen filters of a search: the search in words, by which the past searches list it. */
export const SEARCHED = 'data-searched'

/** On a checkbox row: the number of cars that it would find, shown by the stylesheet. */
export const CARS = 'data-cars'

/**
 * On a block that a side column holds: where that column has to be, `left` or `right` of the main one, or
 * `above` it and as wide as the page.
 */
export const PLACE = 'data-place'

/** On a text: the alignment of its lines. */
export const ALIGN = 'data-align'

/**
 * On the root element of a part of the page: its variant, which chooses the stylesheet that places its parts.
 */
export const VARIANT = 'data-variant'

/**
 * On a section or a panel: its ground, `plain`, `tint`, `flood`, `dark` or `foot`, which sets the colours of
 * all inside.
 */
export const GROUND = 'data-ground'

/** On `<html>`, or another ancestor of stages: the scene that cars stand on. */
export const SCENE = 'data-scene'

/** On a stage: the part of the cut-out that it shows, enlarged. */
export const CROP = 'data-crop'

/** On a photo of a car: the URL of the drawing that takes its place if it cannot be loaded. */
export const FALLBACK = 'data-fallback'

/** On a photo with `data-fallback` and an `alt`: the `alt` of that drawing. */
export const FALLBACK_ALT = 'data-fallback-alt'

/**
 * On a stage, a car's card or a vehicle page: `sold`, which is grey. On the tray of compared cars: `some` or
 * `none`. On a price: `reduced`, or `none` for words fallback.
 */
export const STATE = 'data-state'

/** On a dimension line of a stage: `length` or `height`. */
export const AXIS = 'data-axis'

/** On a car's tag: `tag`, `eco`, `held` or `sold`, which have a colour each. */
export const TONE = 'data-tone'

/** On a price: `l` for the price that a page is about. */
export const SIZE = 'data-size'

/** On the root element of a primitive: its name. The renderer caches the HTML of these few values. */
export const SLOT = 'data-slot'

/**
 * On what a rule decides of a car, where a page says why: the decision with its conditions, as JSON. No page of a
 * buyer has it.
 */
export const WHY = 'data-why'
