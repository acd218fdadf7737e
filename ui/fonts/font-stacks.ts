import type { ThemeFonts } from '#domain/site/font-names.ts'
import { familiesOf } from './face-files.ts'
import { type FaceName, faces } from './faces.ts'
import { fallbackFamilies } from './fallback-rules.ts'
import { siteFaces } from './site-faces.ts'

const system = 'system-ui,sans-serif'

/**
 * Values of `font-family`. Directly behind a face are its rarer letters and its fallbacks, before any other face that may
 * be late too; then what shows the characters that it lacks.
 */
export function fontStacks(fonts: ThemeFonts): Record<'text' | 'display' | 'figure', string> {
  const { text, display, figure } = siteFaces(fonts)
  const stack = (...names: readonly (FaceName | undefined)[]) =>
    [...new Set(names)]
      .flatMap((name) => (name ? [...familiesOf(name), ...fallbackFamilies(faces[name])] : []))
      .map((family) => `"${family}",`)
      .join('') + system
  return {
    text: stack(text),
    // A heading in the system's font has no other font behind it.
    display: display ? stack(display, text) : system,
    figure: figure ? stack(figure, display, text) : system,
  }
}
