import type { TemplateTheme } from '#domain/site/theme.ts'
import { themeSettings } from '#domain/site/theme-of.ts'
import { type Path, type Problem, warning } from '#pages/problem.ts'
import { type WeightFault, weightFaults } from '#ui/fonts/weight-faults.ts'

/**
 * A warning for each weight that the chosen font does not have, at the setting of `file` that causes it:
 * the weight, or else the font. What `base` causes alone is reported in its own file.
 */
export const weightProblems = (file: TemplateTheme, base: TemplateTheme = {}): Problem[] =>
  weightFaults(themeSettings(base, file)).flatMap((fault) => {
    const path = pathIn(file, fault)
    return path ? [warning(path, messageOf(fault))] : []
  })

function pathIn(file: TemplateTheme, { group, setting, font }: WeightFault): Path | undefined {
  const weight = setting === 'strong' ? file.text?.strong : file[group]?.weight
  if (weight !== undefined) return ['theme', group, setting]
  // Without a font of their own, figures have that of headings.
  const fonts = font === 'figure' ? (['figure', 'display'] as const) : [font]
  const cause = fonts.find((name) => file.fonts?.[name] !== undefined)
  return cause && ['theme', 'fonts', cause]
}

function messageOf({ group, setting, family, found, min, max }: WeightFault): string {
  const range = min === max ? `${min}` : `${min} to ${max}`
  return `${group}.${setting}: expected a weight of the font ${family}, ${range}, found ${found}, which is shown as ${found < min ? min : max}`
}
