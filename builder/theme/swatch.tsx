/** A colour, with a letter in another on it. Drawn, so that neither a policy nor forced colours change it. */
export const Swatch = ({ colour, text }: { readonly colour: string; readonly text?: string }) => (
  <svg viewBox="0 0 40 24" className="theme-swatch" aria-hidden="true">
    <rect width="40" height="24" rx="3" fill={colour} />
    {text !== undefined && (
      <text x="20" y="17" textAnchor="middle" fontSize="13" fontWeight="700" fill={text}>
        Aa
      </text>
    )}
  </svg>
)
