import { AppError, type ErrorStatus } from '../http/app-error.ts'

/** A refusal by D22 that also has the shape of the watchlist's answers: `success` and `message`. Spec 7.01, 8.01. */
export const refusal = (status: ErrorStatus, code: string, message: string): AppError =>
  new AppError(status, code, message, { more: { success: false, message } })
