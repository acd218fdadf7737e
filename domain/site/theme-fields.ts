import { z } from 'zod'

/** A number setting from `min` to `max`, both allowed. */
export const number = (min: number, max: number, title: string, description: string) =>
  z.number().min(min).max(max).meta({ title, description })

/** A whole-number setting from `min` to `max`, both allowed. */
export const whole = (min: number, max: number, title: string, description: string) =>
  z.int().min(min).max(max).meta({ title, description })

/** One of a few words. */
export const choice = <const T extends readonly string[]>(
  words: T,
  title: string,
  description: string,
) => z.enum(words).meta({ title, description })

/** The settings of a group that a file gives: any of them. */
export const part = <S extends z.ZodRawShape>(
  whole: z.ZodObject<S, z.core.$strict>,
  title: string,
  description: string,
) => whole.partial().meta({ title, description }).optional()
