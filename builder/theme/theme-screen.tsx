import '../builder.css'
import '../sheets.ts'
import './theme.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { refusalOf, useSite } from '#desk/frame/me.ts'
import type { ThemeColours } from '#domain/site/theme.ts'
import { themePresets } from '#domain/site/theme-presets.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { Path } from '#pages/problem.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { contrastFaults } from '#ui/theme/contrast-faults.ts'
import { stageFault } from '#ui/theme/stage-faults.ts'
import { DocumentScreen } from '../document/document-screen.tsx'
import type { JsonDocument } from '../document/merge-documents.ts'
import { isObject } from '../form/is-object.ts'
import { ProblemList } from '../form/problem-list.tsx'
import { SchemaForm } from '../form/schema-form.tsx'
import type { Draft } from '../model/draft.ts'
import { valueAt, withValue } from '../model/with-value.ts'
import { useStore } from '../screen/use-store.ts'
import { ContrastTable } from './contrast-table.tsx'
import { LookChoices } from './look-choices.tsx'
import { formsQuery, templateQuery } from './queries.ts'
import { ScaleStrips } from './scale-strips.tsx'
import {
  coloursOf,
  lookFor,
  lookNames,
  mainColours,
  otherColours,
  partOf,
  themeGroups,
  withColours,
  withDefaults,
} from './theme-parts.ts'
import { ThemeSample } from './theme-sample.tsx'

/** Where nothing is written yet. */
const start: ThemeColours = { brand: '#1f4e79', accent: '#c4482a', scheme: 'light' }

/** Why the colours cannot be published. */
function colourFault({ theme, look }: JsonDocument, template: unknown): string | undefined {
  const colours = coloursOf(theme, start)
  const onScene = stageFault(colours, lookFor(template, look)) ? 1 : 0
  const failing = contrastFaults(colours).length + onScene
  if (failing === 0) return undefined
  return `${failing} ${failing === 1 ? 'colour' : 'colours'} cannot be read`
}

/** Theme and look of a site, as far as its file sets them (Spec 1.11, 6.04). */
export function ThemeScreen() {
  const site = useSite()
  const { data: forms } = useQuery(formsQuery)
  const { data: template } = useQuery(templateQuery(site.slug))
  return (
    <DocumentScreen
      title="Theme"
      path="site.json"
      faultOf={(value) => colourFault(value, template?.look)}
    >
      {(draft) =>
        forms && template && <ThemeEditor draft={draft} forms={forms} template={template} />
      }
    </DocumentScreen>
  )
}

interface ThemeEditorProps {
  readonly draft: Draft<JsonDocument>
  readonly forms: StaffAnswer<'GET /forms'>
  readonly template: StaffAnswer<'GET /:site/template'>
}

function ThemeEditor({ draft, forms, template }: ThemeEditorProps) {
  const site = useSite()
  const value = useStore(draft.editor, (state) => state.value)
  const problems = useStore(draft, (state) => state.problems)
  const isReadOnly = refusalOf('edit_drafts', site.role) !== undefined
  const before = useRef(start)
  const colours = useMemo(() => {
    before.current = coloursOf(value.theme, before.current)
    return before.current
  }, [value.theme])
  const look = useMemo(() => lookFor(template.look, value.look), [template, value.look])
  const themeSchema = useMemo(() => withDefaults(forms.theme, template.theme), [forms, template])
  const edit = (path: Path, next: unknown) => {
    const written = withValue(draft.editor.state().value, path, next)
    if (isObject(written)) draft.editor.edit(written, { step: path.join('.') })
  }
  const of = (name: 'theme' | 'look', members: readonly string[]) => ({
    value: objectAt(value, name),
    isDisabled: isReadOnly,
    problems: problems
      .filter(({ path: [part, member] }) => part === name && members.includes(String(member)))
      .map(({ level, message, path }) => ({ level, message, path: path.slice(1) })),
    onChange: (path: Path, next: unknown) => edit([name, ...path], next),
  })
  return (
    <div className="document-columns theme-screen">
      <section aria-label="Settings" className="theme-settings" data-region>
        <ProblemList
          form="site"
          problems={problems.filter(({ path: [part] }) => part !== 'theme' && part !== 'look')}
        />
        <Presets
          isDisabled={isReadOnly}
          onChoose={(preset) => edit(['theme'], withColours(value.theme, preset))}
        />
        <h2 className="theme-heading">Two colours make the rest</h2>
        <SchemaForm
          id="theme"
          schema={partOf(themeSchema, mainColours)}
          {...of('theme', mainColours)}
        />
        <ThemePart title="Colours of their own" isOpen={false}>
          <SchemaForm
            id="theme"
            schema={partOf(themeSchema, otherColours)}
            {...of('theme', otherColours)}
          />
        </ThemePart>
        {themeGroups.map(({ title, members }) => (
          <ThemePart key={title} title={title} isOpen={title === 'Fonts'}>
            <SchemaForm
              id="theme"
              schema={partOf(themeSchema, members)}
              template={nothing}
              {...of('theme', members)}
            />
          </ThemePart>
        ))}
        <ThemePart title="Look" isOpen={false}>
          <LookChoices
            site={site.slug}
            version={draft.version}
            template={template.look}
            {...of('look', lookNames)}
          />
        </ThemePart>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing else to scroll it by (WCAG 2.1.1) */}
      <section aria-label="Scales and contrast" className="theme-middle" data-region tabIndex={0}>
        <ScaleStrips colours={colours} />
        <ContrastTable
          colours={colours}
          look={look}
          isReadOnly={isReadOnly}
          onUse={(setting, colour) => edit(['theme', setting], colour)}
        />
      </section>
      <ThemeSample
        colours={colours}
        corners={{ ...objectAt(template.theme, 'corners'), ...objectAt(value.theme, 'corners') }}
      />
    </div>
  )
}

/** What the file does not say is the template’s: no colour is, every other setting may be. */
const nothing = {}

function objectAt(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const member = valueAt(value, [name])
  return isObject(member) ? member : nothing
}

interface ThemePartProps {
  readonly title: string
  readonly isOpen: boolean
  readonly children: React.ReactNode
}

/** A part of the settings that opens. */
function ThemePart({ title, isOpen, children }: ThemePartProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  return (
    <details
      className="theme-part"
      open={wasOpened}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      {wasOpened && children}
    </details>
  )
}

interface PresetsProps {
  readonly isDisabled: boolean
  readonly onChoose: (colours: ThemeColours) => void
}

/** Colours to begin with: they replace those of the site, and can be changed afterwards. */
function Presets({ isDisabled, onChoose }: PresetsProps) {
  return (
    <Field id="theme-preset" label="Begin with" hint="Replaces all colours; Undo brings them back.">
      {(control) => (
        <Select
          {...control}
          disabled={isDisabled}
          value=""
          onChange={({ currentTarget }) => {
            const preset = themePresets.find(({ title }) => title === currentTarget.value)
            if (preset) onChoose(preset.colours)
          }}
        >
          <option value="" disabled>
            Choose colours…
          </option>
          {themePresets.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}
