import { Hono } from 'hono'
import { type FormJsonSchema, formJsonSchema } from '#domain/enquiry/form/json-schema.ts'
import type { FormKind } from '#domain/enquiry/form/kinds/form-kinds.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import { sendJson } from '../http/send-json.ts'
import type { SiteServices } from '../site/services.ts'
import { specOf } from './form-block.ts'
import { formTarget, sentForm } from './form-target.ts'

/** A form of a page, for a program that sends it to `POST /api/leads`. */
export interface PublicForm {
  readonly form_id: string
  readonly form: FormKind
  /** Of its fields, which stand beside `page` and `form_id` in the body. */
  readonly schema: FormJsonSchema
}

/**
 * `GET /api/forms?page=/contact-us` returns the forms of a page with the JSON Schema of their fields, as this
 * site asks them: `{ "forms": [{ "form_id", "form", "schema" }] }`. Spec 5.09-5.15, 7.09. 404 for an address
 * without a form.
 */
export const formSchemaRoutes = (services: SiteServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/api/forms', async (c) => {
      const tenant = c.get('tenant')
      const { scheme, host } = c.get('address')
      const [pathname = '', query] = (c.req.query('page') ?? '').split('?')
      const search = query === undefined ? '' : `?${query}`
      const address = { tenant, origin: `${scheme}://${host}`, pathname, search }
      const target = pathname.startsWith('/')
        ? await formTarget(address, services.stock)
        : undefined
      if (target?.kind !== 'forms') {
        throw new AppError(404, 'not_found', 'There is no page with a form at this address')
      }
      const { search: stock } = await services.stock.of(tenant)
      const ids = [...pageFacts(target.match.page).forms.keys()]
      const forms = ids.flatMap((id): PublicForm[] => {
        const form = sentForm(target.match, id)
        const { car_id = '' } = form?.page.parameters ?? {}
        const car = form?.page.records.car ?? stock.carById(car_id)
        const spec = form && specOf(form, { car })
        return spec ? [{ form_id: id, form: spec.kind, schema: formJsonSchema(spec) }] : []
      })
      return sendJson(c, { forms })
    })
    .all(otherMethods('GET, HEAD'))
