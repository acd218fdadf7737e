import { type FormSpec, fieldsOf } from '#domain/enquiry/form/fields.ts'
import { formOf } from '#domain/enquiry/form/form-of.ts'
import { formJsonSchema } from '#domain/enquiry/form/json-schema.ts'
import { formKinds } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { planOf } from '#domain/enquiry/form/plans.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'

/** A site that sets nothing, with one thing of each kind to choose. */
const plainSite = {
  ...({ name: 'the dealer', locale: 'en-AU', locations: [], dealerships: [] } as const),
  words: wordsOf({ locale: 'en-AU', wording: {} }),
  forms: { optIn: true, messageOptional: false, rego: false, services: ['A service'] },
}

/** A table of all forms: what each asks, in order, the required fields marked. */
export function formsText(): string {
  const rows = formKinds.map((kind) => {
    const spec = formOf(kind, plainSite)
    const more = planOf(kind).more ?? []
    return `| \`${kind}\` | ${spec.category} | ${asked(spec)} | ${more.map(code).join(', ')} |`
  })
  return ['| form | category | asks for | can also ask for |', '|---|---|---|---|', ...rows].join(
    '\n',
  )
}

const code = (name: string): string => `\`${name}\``

function asked(spec: FormSpec): string {
  const { required } = formJsonSchema(spec)
  return fieldsOf(spec)
    .filter(({ kind }) => kind !== 'hidden')
    .map(({ name }) => `${code(name)}${required.includes(name) ? '*' : ''}`)
    .join(', ')
}
