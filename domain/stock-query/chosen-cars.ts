/** The parameter of an address that names a car by its id, one for each: `/compare?car=h10006&car=h10021`. */
export const CAR_PARAMETER = 'car'

/** How many cars are compared side by side. Spec 1.04. */
export const MAX_COMPARED = 4

/** How many cars of an address are read. */
export const MAX_CHOSEN = 40
const MAX_ID = 100

const isReadable = (id: string): boolean =>
  id !== '' && id.length <= MAX_ID && id.isWellFormed() && !/\p{Cc}/u.test(id)

/**
 * The ids of the cars that an address names: each once, in its order, at most `MAX_CHOSEN`. Empty and
 * long ids and those with control characters are dropped. Spec 1.04.
 */
export const chosenCarsOf = (params: URLSearchParams): readonly string[] =>
  [...new Set(params.getAll(CAR_PARAMETER).filter(isReadable))].slice(0, MAX_CHOSEN)

/** The query of an address that names these cars, without `?`. */
export const chosenCarsQuery = (ids: readonly string[]): string =>
  `${new URLSearchParams(ids.map((id) => [CAR_PARAMETER, id]))}`
