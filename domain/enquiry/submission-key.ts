import { z } from 'zod'
import { MAX_SUBMISSION_KEY_CHARACTERS, MIN_SUBMISSION_KEY_CHARACTERS } from './thresholds.ts'

/** Idempotency key: the same for every attempt of one submission, so that it makes one lead. D24. */
export const submissionKeySchema = z
  .string()
  .min(MIN_SUBMISSION_KEY_CHARACTERS)
  .max(MAX_SUBMISSION_KEY_CHARACTERS)
  .regex(/^[\w-]+$/, 'expected letters, digits, _ and - alone')
  .describe('Idempotency key')
