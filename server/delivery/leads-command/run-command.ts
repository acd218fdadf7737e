import { UsageError } from '../../command-args.ts'
import { withStore } from '../../stock/commands/context.ts'
import { ImportError } from '../../stock/import-error.ts'
import { wholeSite } from '../../stock/import-site.ts'
import { assertTenant, tenantSlugs } from '../../stock/tenant-folders.ts'
import type { LeadStore } from '../../store/lead-store.ts'
import { StoreError } from '../../store/store-error.ts'
import type { StoredLead } from '../../store/stored-lead.ts'
import { leadFacts } from '../lead-facts.ts'
import { type LeadsCommand, readLeadsCommand, usage } from './command-line.ts'
import type { CommandOf, LeadsContext } from './context.ts'
import { exportLeads } from './export-leads.ts'
import { importLeads } from './import-leads.ts'
import { deliveryLines, leadLines, summaryLine } from './printed.ts'

const FAILED = 1

/** There is nothing with this id. */
class UnknownLead extends Error {}

/** Runs `npm run leads -- …` and returns the exit code: 0 done, 1 failed. */
export async function runLeadsCommand(args: string[], context: LeadsContext): Promise<number> {
  try {
    return await run(readLeadsCommand(args), context)
  } catch (error) {
    if (error instanceof UsageError) context.err(`${error.message}\n\n${usage}`)
    else if (
      error instanceof UnknownLead ||
      error instanceof ImportError ||
      error instanceof StoreError
    )
      context.err(error.message)
    else throw error
    return FAILED
  }
}

/** Runs a command and returns its exit code. */
async function run(command: LeadsCommand, context: LeadsContext): Promise<number> {
  switch (command.command) {
    case 'help':
      context.out(usage)
      break
    case 'list':
      await listLeads(command, context)
      break
    case 'show':
      await showLead(command, context)
      break
    case 'resend':
      await resendLead(command, context)
      break
    case 'forget':
      await forgetLead(command, context)
      break
    case 'forget-person':
      await forgetPerson(command, context)
      break
    case 'export':
      await exportLeads(command, context)
      break
    case 'import':
      return (await importLeads(command, context)) ? 0 : FAILED
  }
  return 0
}

async function listLeads(
  { tenants, state, limit, after, json, dataDirectory }: CommandOf<'list'>,
  context: LeadsContext,
): Promise<void> {
  for (const tenant of tenants) await assertTenant(tenant, context.tenantsDirectory)
  const slugs = tenants.length > 0 ? tenants : await tenantSlugs(context.tenantsDirectory)
  await withStore(dataDirectory, context, async (store) => {
    let count = 0
    const range = { limit, ...(state && { state }), ...(after !== undefined && { after }) }
    for (const tenant of slugs) {
      const leads = await store.leads(tenant).leads(range)
      count += leads.length
      for (const lead of leads) {
        context.out(json ? JSON.stringify({ tenant, ...lead }) : summaryLine(tenant, lead))
      }
    }
    const what = state === 'failed' ? 'with a failed delivery' : ''
    if (!json) context.out(`${count} ${count === 1 ? 'enquiry' : 'enquiries'} ${what}`.trimEnd())
  })
}

async function showLead(
  { tenant, id, json, dataDirectory }: CommandOf<'show'>,
  context: LeadsContext,
): Promise<void> {
  await assertTenant(tenant, context.tenantsDirectory)
  await withStore(dataDirectory, context, async (store) => {
    const site = await wholeSite(tenant, context.tenantsDirectory, store)
    const leads = store.leads(tenant)
    const lead = await leadOf(leads, tenant, id)
    const deliveries = await leads.deliveries(lead.id)
    if (json) return context.out(JSON.stringify({ tenant, ...lead, deliveries }))
    const { car_id } = lead.body
    const car = car_id === undefined ? undefined : await store.stock(tenant).car(car_id)
    const lines = site
      ? leadLines(leadFacts({ id: lead.id, lead, site, car, now: context.now() }), deliveries)
      : [JSON.stringify(lead, null, 2), ...deliveries.flatMap(deliveryLines)]
    context.out(lines.join('\n'))
  })
}

async function resendLead(
  { tenant, id, json, dataDirectory }: CommandOf<'resend'>,
  context: LeadsContext,
): Promise<void> {
  await assertTenant(tenant, context.tenantsDirectory)
  await withStore(dataDirectory, context, async (store) => {
    const leads = store.leads(tenant)
    const deliveries = await leads.deliveries(id)
    const ids = deliveries.length > 0 ? deliveries.map((delivery) => delivery.id) : [id]
    const now = context.now().toISOString()
    const resent: string[] = []
    for (const delivery of ids) if (await leads.resend(delivery, now)) resent.push(delivery)
    if (resent.length === 0) {
      throw new UnknownLead(
        `${tenant} has no enquiry and no delivery "${id}", or it is being sent now (list shows ids).`,
      )
    }
    const count = resent.length === 1 ? '1 delivery is' : `${resent.length} deliveries are`
    context.out(json ? JSON.stringify({ tenant, resent }) : `${count} sent again by the server.`)
  })
}

async function forgetLead(
  { tenant, id, json, dataDirectory }: CommandOf<'forget'>,
  context: LeadsContext,
): Promise<void> {
  await assertTenant(tenant, context.tenantsDirectory)
  await withStore(dataDirectory, context, async (store) => {
    if (!(await store.personal(tenant).eraseLead(id))) throw unknown(tenant, id)
    const done = 'The enquiry is deleted, with its booking and its deliveries.'
    context.out(json ? JSON.stringify({ tenant, forgotten: id }) : done)
  })
}

async function forgetPerson(
  { tenant, phone, json, dataDirectory }: CommandOf<'forget-person'>,
  context: LeadsContext,
): Promise<void> {
  await assertTenant(tenant, context.tenantsDirectory)
  await withStore(dataDirectory, context, async (store) => {
    const rows = await store.personal(tenant).eraseNumber(phone)
    if (rows === 0) throw new UnknownLead(`${tenant} has nothing of ${phone}.`)
    const done = 'Everything of this number is deleted: its enquiries and its account.'
    context.out(json ? JSON.stringify({ tenant, forgotten: phone, rows }) : done)
  })
}

async function leadOf(leads: LeadStore, tenant: string, id: string): Promise<StoredLead> {
  const lead = await leads.lead(id)
  if (!lead) throw unknown(tenant, id)
  return lead
}

const unknown = (tenant: string, id: string) =>
  new UnknownLead(`${tenant} has no enquiry "${id}" (list shows ids).`)
