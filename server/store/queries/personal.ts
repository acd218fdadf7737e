import { type Kysely, sql, type Transaction } from 'kysely'
import { leadColumns, storedLead } from '../lead-format.ts'
import type { PersonalData, PersonalStore } from '../personal-store.ts'
import type { DatabaseEngine } from './engine.ts'
import { NO_LEAD, receiverOf } from './new-delivery.ts'
import { type PersonalTable, type PersonKeys, tablesOfPersons } from './personal-tables.ts'
import { isStorable } from './storable-text.ts'
import type { AccountRow, Tables } from './tables.ts'

type Engine = Pick<DatabaseEngine, 'db' | 'textsOf' | 'clearErased'>
type Rows = Readonly<Record<string, unknown>>

/** Whose number, and since when it is known to be theirs. */
interface Owner {
  readonly phone: string
  readonly since?: string
}

/** See `PersonalStore`. */
export function personalStore(engine: Engine, tenant: string): PersonalStore {
  const { db } = engine
  return {
    async enquiries(account) {
      const found = await accountOf(db, tenant, account)
      if (!found) return []
      const rows = await leadsOf(db, tenant, found)
        .select(leadColumns)
        .orderBy('created', 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(storedLead)
    },
    data: (account) =>
      // All rows are of one moment.
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          const found = await accountOf(tx, tenant, account)
          return found && personalData(engine, tx, tenant, await keysOf(tx, tenant, found))
        }),
    async eraseAccount(account, { enquiries }) {
      const rows = await erase(engine, tenant, async (tx) => {
        const found = await accountOf(tx, tenant, account)
        return found && keysOf(tx, tenant, found, enquiries)
      })
      return rows > 0
    },
    eraseNumber: async (phone) =>
      isStorable(phone) ? erase(engine, tenant, (tx) => keysOf(tx, tenant, { phone })) : 0,
    eraseLead: async (id) =>
      isStorable(id) && (await erase(engine, tenant, (tx) => keysOfLead(tx, tenant, id))) > 0,
  }
}

async function accountOf(
  db: Kysely<Tables>,
  tenant: string,
  account: string,
): Promise<Owner | undefined> {
  if (!isStorable(account)) return undefined
  const found: Pick<AccountRow, 'phone' | 'created'> | undefined = await db
    .selectFrom('account')
    .select(['phone', 'created'])
    .where((eb) => eb.and({ tenant, id: account }))
    .executeTakeFirst()
  return found && { phone: found.phone, since: found.created }
}

const leadsOf = (db: Kysely<Tables>, tenant: string, { phone, since = '' }: Owner) =>
  db
    .selectFrom('lead')
    .where((eb) => eb.and({ tenant, phone }))
    .where('created', '>=', since)

async function keysOf(
  tx: Transaction<Tables>,
  tenant: string,
  owner: Owner,
  withLeads = true,
): Promise<PersonKeys> {
  const { phone } = owner
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where((eb) => eb.and({ tenant, phone }))
    .execute()
  const leads = withLeads ? await leadsOf(tx, tenant, owner).select('id').execute() : []
  const receiver = receiverOf({ kind: 'sms', to: phone })
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  const holds = await holdsOf(tx, tenant, ids(accounts)).select('id').execute()
  const about = ids([...holds, ...leads])
  const messages = await messagesOf(tx, tenant, about, receiver)
  return withChanges({
    accounts: ids(accounts),
    phones: [phone],
    leads: ids(leads),
    valuations: await valuationsOf(tx, tenant, ids(leads)),
    messages,
    deliveries: [...messages, ...(await deliveriesOf(tx, tenant, ids(leads)))],
  })
}

const withChanges = (keys: Omit<PersonKeys, 'changes'>): PersonKeys => ({
  ...keys,
  changes: [...keys.leads, ...keys.valuations, ...keys.deliveries],
})

/** Messages to a receiver, and those that are named by the reservation or lead that they are about. */
async function messagesOf(
  tx: Transaction<Tables>,
  tenant: string,
  about: readonly string[],
  receiver?: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('delivery')
    .select('id')
    .where((eb) => eb.and({ tenant, lead: NO_LEAD }))
    .where((eb) =>
      eb.or([
        ...(receiver === undefined ? [] : [eb('receiver', '=', receiver)]),
        // '.' comes after '-'.
        ...about.map((id) => eb.and([eb('id', '>=', `${id}-`), eb('id', '<', `${id}.`)])),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

const holdsOf = (tx: Transaction<Tables>, tenant: string, accounts: readonly string[]) =>
  tx
    .selectFrom('hold')
    .where('tenant', '=', tenant)
    .where('account', 'in', ['', ...accounts])

/** What leads to everything of one lead, whoever it is from. */
async function keysOfLead(
  tx: Transaction<Tables>,
  tenant: string,
  lead: string,
): Promise<PersonKeys> {
  const messages = await messagesOf(tx, tenant, [lead])
  return withChanges({
    accounts: [],
    phones: [],
    leads: [lead],
    valuations: await valuationsOf(tx, tenant, [lead]),
    messages,
    deliveries: [...messages, ...(await deliveriesOf(tx, tenant, [lead]))],
  })
}

const valuationsOf = (tx: Transaction<Tables>, tenant: string, leads: readonly string[]) =>
  idsByLead(tx, 'valuation', tenant, leads)

const deliveriesOf = (tx: Transaction<Tables>, tenant: string, leads: readonly string[]) =>
  idsByLead(tx, 'delivery', tenant, leads)

async function idsByLead(
  tx: Transaction<Tables>,
  table: 'valuation' | 'delivery',
  tenant: string,
  leads: readonly string[],
): Promise<string[]> {
  if (leads.length === 0) return []
  const rows = await tx
    .selectFrom(table)
    .select('id')
    .where('tenant', '=', tenant)
    .where('lead', 'in', leads)
    .execute()
  return rows.map(({ id }) => id)
}

/** Erases what these keys lead to, and answers how many rows there were. */
async function erase(
  engine: Engine,
  tenant: string,
  keysOf: (tx: Transaction<Tables>) => Promise<PersonKeys | undefined>,
): Promise<number> {
  const rows = await engine.db.transaction().execute(async (tx) => {
    const keys = await keysOf(tx)
    return keys ? eraseRows(engine, tx, tenant, keys) : 0
  })
  if (rows > 0) await engine.clearErased()
  return rows
}

/** Erases the rows of a person in all tables; answers how many there were. */
async function eraseRows(
  { textsOf }: Pick<Engine, 'textsOf'>,
  tx: Transaction<Tables>,
  tenant: string,
  keys: PersonKeys,
): Promise<number> {
  let count = 0
  // The payments of a person who is forgotten are to be ended at once.
  await tx
    .updateTable('hold')
    .set({ next_at: '' })
    .where('tenant', '=', tenant)
    .where('account', 'in', ['', ...keys.accounts])
    .where('stage', '!=', 'ended')
    .execute()
  for (const [name, table] of tablesOfPersons) {
    const { numAffectedRows = 0n } = await sql`
      ${erasing(name, table)} where ${rowsOf(textsOf, tenant, table, keys)}
    `.execute(tx)
    count += Number(numAffectedRows)
  }
  return count
}

const erasing = (name: string, { emptied }: PersonalTable) =>
  emptied
    ? sql`update ${sql.table(name)}
        set ${sql.join(emptied.map((column) => sql`${sql.ref(column)} = null`))}`
    : sql`delete from ${sql.table(name)}`

async function personalData(
  { textsOf }: Pick<Engine, 'textsOf'>,
  tx: Transaction<Tables>,
  tenant: string,
  keys: PersonKeys,
): Promise<PersonalData> {
  const data: Record<string, readonly Rows[]> = {}
  for (const [name, table] of tablesOfPersons) {
    const { called, given, json = [] } = table
    if (given.length === 0) continue
    const { rows } = await sql<Rows>`
      select ${sql.join(given.map((column) => sql.ref(column)))} from ${sql.table(name)}
      where ${rowsOf(textsOf, tenant, table, keys)} order by ${sql.ref(given[0] ?? '')}
    `.execute(tx)
    data[called] = rows.map((row) => ({ ...row, ...parsed(row, json) }))
  }
  return data
}

const rowsOf = (
  textsOf: Engine['textsOf'],
  tenant: string,
  { column, of }: PersonalTable,
  keys: PersonKeys,
) => sql`tenant = ${tenant} and ${sql.ref(column)} in ${textsOf(JSON.stringify(keys[of]))}`

const parsed = (row: Rows, columns: readonly string[]): Rows =>
  Object.fromEntries(
    columns.map((column) => {
      const text = row[column]
      return [column, typeof text === 'string' ? JSON.parse(text) : text]
    }),
  )
