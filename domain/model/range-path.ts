/** The page of all models. */
export const MODELS = '/models'

/** The address of a category of the range, or of all models. Spec 2.16. */
export function rangePath(slug?: string, page = 1): string {
  const query = new URLSearchParams({
    ...(slug !== undefined && { body: slug }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? MODELS : `${MODELS}?${query}`
}
