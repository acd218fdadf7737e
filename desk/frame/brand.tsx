/** The sign of the product, with its name. */
export const Brand = ({ isQuiet = false }: { readonly isQuiet?: boolean }) => (
  <span className={isQuiet ? 'brand brand-quiet' : 'brand'}>
    <svg viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M1 5.5 17 3v3.2L1 8.2zM3.5 9v7M14.5 7.6V16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
    <b>Forecourt</b>
    {!isQuiet && <span>staff workspace</span>}
  </span>
)
