import { BackgroundWork, type WorkTools } from '../background-work.ts'
import type { Store } from '../store/store.ts'

/** Ends corrections of the staff at the moment that they set. D35. */
export class EndingCorrections extends BackgroundWork {
  readonly #tools: WorkTools
  protected readonly failure = 'corrections_not_ended'

  constructor(tools: WorkTools) {
    super(tools)
    this.#tools = tools
  }

  protected due(store: Store, now: string) {
    return store.allDueCorrections(now)
  }

  protected async work(tenant: string): Promise<void> {
    const store = await this.#tools.open()
    await store.corrections(tenant).endDue(this.#tools.services.clock().toISOString())
  }
}
