import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { call } from '../api/call.ts'
import { pagesQuery } from '../api/queries.ts'
import { DeskDialog } from '../form/desk-dialog.tsx'
import { DeskForm, TextField } from '../form/desk-form.tsx'
import { type MySite, useMe } from '../frame/me.ts'
import { builderPath } from './page-detail.tsx'
import { routeOf, rowsOf } from './page-rows.ts'

export interface NewPageDialogProps {
  readonly site: MySite
  readonly onClose: () => void
}

/** Begins a page, empty or as a copy of one of the person's sites; then it is open in the builder. */
export function NewPageDialog({ site, onClose }: NewPageDialogProps) {
  const queries = useQueryClient()
  const { sites } = useMe()
  const [fromId, pageId] = [useId(), useId()]
  const [from, setFrom] = useState('')
  const { data } = useQuery({ ...pagesQuery(from), enabled: from !== '' })
  return (
    <DeskDialog
      title={`A new page of ${site.name}`}
      description="It is a draft until it is published."
      onClose={onClose}
    >
      <DeskForm
        submit="Begin the page"
        onSend={async ({ route = '', page = '' }) => {
          const { path } = await call('POST /:site/pages', {
            params: { site: site.slug },
            body: { route: routeOf(route), ...(page !== '' && { copy: copyOf(from, page) }) },
          })
          await queries.invalidateQueries(pagesQuery(site.slug))
          window.location.assign(builderPath(site.slug, path))
        }}
      >
        <TextField
          name="route"
          label="Address"
          hint="Such as /caravan-clinic: small letters, digits and dashes."
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
        <Field id={fromId} label="Begin with">
          {(control) => (
            <Select
              {...control}
              value={from}
              onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            >
              <option value="">An empty page, with header and footer</option>
              {sites.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  A copy of a page of {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {data && (
          <Field id={pageId} label="Page">
            {(control) => (
              <Select {...control} name="page">
                {rowsOf(data).flatMap(({ path, title, route, source, off }) =>
                  off
                    ? []
                    : [
                        <option key={path} value={path}>
                          {title} ({route})
                        </option>,
                        ...(source === 'changes' && from === site.slug
                          ? [
                              <option key={route} value={route}>
                                {title} ({route}), as the template has it
                              </option>,
                            ]
                          : []),
                      ],
                )}
              </Select>
            )}
          </Field>
        )}
      </DeskForm>
    </DeskDialog>
  )
}

/** A page is named by its file, one of the template by its address. */
const copyOf = (site: string, page: string) =>
  page.startsWith('/') ? { template: page } : { site, path: page }
