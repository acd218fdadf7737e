/** In the place of a value that is not known. */
export const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">Not stated</span>
  </>
)
