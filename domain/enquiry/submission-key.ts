import { z } from 'zod'
import {
  SUBMISSION_KEY_CHARACTERS_AT_LEAST,
  SUBMISSION_KEY_CHARACTERS_AT_MOST,
} from './thresholds.ts'

/** Idempotency key: the same for every attempt of one submission, so that it makes one lead. D24. */
export const submissionKeySchema = z
  .string()
  .min(SUBMISSION_KEY_CHARACTERS_AT_LEAST)
  .max(SUBMISSION_KEY_CHARACTERS_AT_MOST)
  .regex(/^[\w-]+$/, 'expected letters, digits, _ and - alone')
  .describe('Idempotency key')
