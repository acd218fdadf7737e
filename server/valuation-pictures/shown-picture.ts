import { z } from 'zod'
import type { ValuationImage } from '../store/valuation-image-store.ts'

export const shownPictureSchema = z.strictObject({
  key: z.string(),
  place: z.number(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
})

/** What of a picture its sender sees. */
export const shownPicture = ({
  key,
  place,
  name,
  width,
  height,
}: ValuationImage): z.output<typeof shownPictureSchema> => ({ key, place, name, width, height })
