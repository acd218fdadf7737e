import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
const script = join(import.meta.dirname, 'write-dealer-stock.ts')
const siteFile = z.looseObject({ slug: z.string(), name: z.string() })

/** Generated dealers in folders of their own, for a server's `TENANTS_DIR` and `DATA_DIR`. */
export class Dealers {
  readonly tenantsDir: string
  readonly dataDir: string
  readonly slugs: string[] = []

  constructor(folder: string) {
    this.tenantsDir = join(folder, 'tenants')
    this.dataDir = join(folder, 'data')
  }

  /** Adds dealers with `carsEach` cars each until there are `count`. */
  async growTo(count: number, carsEach: number): Promise<void> {
    const added = Array.from(
      { length: count - this.slugs.length },
      (_, index) => `dealer-${String(this.slugs.length + index + 1).padStart(4, '0')}`,
    )
    await this.add(added, carsEach)
  }

  async add(slugs: readonly string[], carsEach: number): Promise<void> {
    const templates = join(this.tenantsDir, '_templates')
    await cp(join(root, 'tenants/_templates'), templates, { recursive: true })
    const example = await readFile(join(root, 'tenants/_example/site.json'), 'utf8')
    for (const slug of slugs) await this.#writeSite(slug, siteFile.parse(JSON.parse(example)))
    await this.writeStock(slugs, carsEach)
    this.slugs.push(...slugs)
  }

  async #writeSite(slug: string, example: z.infer<typeof siteFile>): Promise<void> {
    const site = { ...example, slug, name: `Dealer ${slug}` }
    await mkdir(join(this.tenantsDir, slug), { recursive: true })
    await writeFile(join(this.tenantsDir, slug, 'site.json'), JSON.stringify(site))
  }

  /** Replaces dealers' stock from another process, with dates shifted by `days`. */
  async writeStock(slugs: readonly string[], carsEach: number, days = 0): Promise<void> {
    const args = [script, this.dataDir, String(carsEach), String(days), ...slugs]
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${script} ended with ${code}`)
  }
}
