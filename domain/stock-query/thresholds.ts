/** Cars on a page of results. Spec 9.02. */
export const CARS_PER_PAGE = 21

/** A cache of results holds at least this many, and no more than its configured maximum. Spec 9.02. */
export const MIN_CACHED_RESULTS = 10

/** The maximum of such a cache where a site configures none. Spec 9.02. */
export const MAX_CACHED_RESULTS = 30

/** A site may configure a maximum up to this. Spec 9.02. */
export const CACHED_RESULTS_CONFIGURABLE_TO = 100

/** A count above this may be replaced, cars. Spec 9.03. */
export const MAX_COUNT_EXACT = 1999

/** Maximum number of searches in the history. Spec 3.20, 9.05. */
export const PAST_SEARCHES_KEPT = 5

/** Makes shown before 'Show all makes'. Spec 9.07. */
export const MAKES_SHOWN_FIRST = 7

/** Makes shown first if a site begins with Popular Makes. Spec 9.07. */
export const POPULAR_MAKES_SHOWN = 20

/** Models that a list shows at most; their facet counts more (Spec 9.06). Spec 9.07. */
export const MAX_MODELS_LISTED = 30

/** Debounce of a search field, milliseconds. Spec 9.08. */
export const FIELD_REST_MS = 300

/** Debounce of a slider, milliseconds. Spec 9.08. */
export const SLIDER_REST_MS = 400

/** A panel takes this long to open or close, milliseconds. Spec 9.08. */
export const COLLAPSE_MS = 300

/** A toast removes itself after this, milliseconds: practically only when dismissed. Spec 9.08. */
export const TOAST_REMOVED_AFTER_MS = 1_000_000

/** A slider begins here while no cars are counted, in its own unit. Spec 5.03. */
export const RANGE_DEFAULT_FROM = 0

/** A slider ends here while no cars are counted, in its own unit. Spec 5.03. */
export const RANGE_DEFAULT_TO = 100_000

/** Prices and kilometres are chosen to the nearest of these, dollars or km. Spec 5.02. */
export const RANGE_ROUNDED_TO = 1000

/** The price slider's step is its range divided by this. Spec 5.04. */
export const PRICE_SLIDER_STEPS = 100

/** Points for what helps a buyer decide; together below `RANK_POINTS_BELOW`. Spec 7.03, D7. */
export const RANK_POINTS = { available: 40, photos: 25, price: 20, fresh: 14 } as const

/** A car's own points stay below this; divided by it they are below 1. Spec 7.03, D7. */
export const RANK_POINTS_BELOW = 100

/** More photos than these bring no more points. Spec 7.03. */
export const RANK_PHOTOS_ENOUGH = 10

/** From this on a car in stock is as old as any, days. Spec 7.03. */
export const RANK_STALE_DAYS = 90

/** Parameters of a search read of one URL at most: more is not a search. D7. */
export const URL_PARAMETERS_READ = 200

/** A parameter's value is read up to this length, characters. D7. */
export const MAX_URL_TEXT = 200

/** Of an end of a range that is no amount, a field shows up to this many characters. Spec 5.02. */
export const MAX_UNREAD_END = 20

/** A number in a query is read as a year from this on. D10. */
export const YEAR_READ_FROM = 1950

/** A number in a query is read as a year up to this. D10. */
export const YEAR_READ_TO = 2049

/** From this many keywords on, those that no car has are left out: it is a text, not a search. D10. */
export const QUERY_IS_TEXT_FROM = 8

/** Maximum number of suggestions while keywords are typed. D10. */
export const MAX_SUGGESTIONS = 8

/** Values of one facet read of a URL at most. D7. */
export const MAX_URL_VALUES = 100

/** A page number is read up to this: no stock reaches it. D7. */
export const MAX_PAGE = 100_000

/** Maximum number of values of a facet in a heading. Spec 2.37. */
export const MAX_HEADING_VALUES = 2

/** The hero's price slider begins here, dollars. Spec 5.04. */
export const HERO_PRICE_FROM = 5_000

/** The hero's price slider ends here, dollars. Spec 5.04. */
export const HERO_PRICE_TO = 250_000

/** The hero's price slider moves in steps of this, dollars. Spec 5.04. */
export const HERO_PRICE_STEP = 500

/** Maximum number of values of one facet in a response of `/api/search`. Spec 7.03. */
export const FACET_VALUES_ANSWERED = 250

/** Maximum number of cars in a response of `/api/search`. Spec 7.03. */
export const MAX_HITS_PER_PAGE = 100

/** Maximum number of cars that a response of `/api/search` may pass over. Spec 7.03. */
export const MAX_OFFSET = 1_000_000

/** The longest filter expression that `/api/search` reads, characters: each condition is work. Spec 7.03, D9. */
export const MAX_FILTER_CHARACTERS = 2_000
