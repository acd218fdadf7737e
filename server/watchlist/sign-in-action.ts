import type { OnSignIn } from '../accounts/on-sign-in.ts'
import type { Tools } from '../capability.ts'
import { AppError } from '../http/app-error.ts'
import { saveCar } from './save-car.ts'

/**
 * Saves the car that a buyer wished to save when asked to sign in, once; one that may not be saved any more is
 * not. Spec 4.12, 5.05.
 */
export default (tools: Tools): OnSignIn =>
  async ({ tenant, account, save, header }) => {
    if (save === undefined || !tenant.site.flags.watchlist) return
    await saveCar({ tenant, header, body: { car_id: save } }, account.id, tools).catch(
      (cause: unknown) => {
        if (!(cause instanceof AppError)) throw cause
      },
    )
  }
